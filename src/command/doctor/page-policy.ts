import { directivesOf } from '../policy-directives.js';
import { fine, note, problem, type Finding } from './finding.js';
import { ownFrames, type Site } from './site.js';

type Directives = ReturnType<typeof directivesOf>;

const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** What a policy says of a kind of request; undefined where it says nothing, and so allows it. */
const sourcesOf = (directives: Directives, name: string): readonly string[] | undefined =>
  FALLBACKS[name]?.map((each) => directives.get(each)).find(Boolean);

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/i;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether one source of a list matches an address; its path is not compared. */
function isMatched(source: string, { protocol, hostname, port }: URL, page: URL): boolean {
  const isUpgrade = page.protocol === 'http:' && protocol === 'https:';
  if (source === "'self'")
    return hostname === page.hostname && (isUpgrade || (protocol === page.protocol && port === page.port));
  if (source === '*') return /^https?:$/.test(protocol) || protocol === page.protocol;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return protocol === source.toLowerCase();
  const [, scheme = page.protocol.slice(0, -1), host = '', asked] = HOST.exec(source) ?? [];
  const isHost = host.startsWith('*.')
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : host === '*' || hostname === host.toLowerCase();
  const isScheme = protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:');
  const actual = port || PORTS[protocol];
  return isHost && isScheme && (asked === '*' || actual === (asked ?? PORTS[protocol]));
}

const isAllowed = (sources: readonly string[] | undefined, address: URL, page: URL): boolean =>
  sources === undefined || sources.some((source) => isMatched(source, address, page));

/** Sources that let any script run which gets into the page. */
function weaknessOf(sources: readonly string[] | undefined): string | undefined {
  if (!sources) return 'does not say which scripts may run';
  const isNamed = sources.some((source) => /^'(?:nonce-|sha\d{3}-|strict-dynamic)/.test(source));
  const weak = sources.find(
    (source) =>
      (source === "'unsafe-inline'" && !isNamed) ||
      source === "'unsafe-eval'" ||
      (/^(?:\*|https?:|data:|blob:)$/.test(source) && !sources.includes("'strict-dynamic'")),
  );
  return weak && `allows scripts from ${weak}`;
}

const FULL = 'The policy that a page with Florin needs is in docs/page-policy.md.';

function* needs(site: Site): Generator<Finding> {
  const { page, proxy, policies } = site;
  const framed = [proxy, ...ownFrames(site)];
  const wanted = [
    ['connect-src', proxy, 'the page cannot reach the proxy'],
    ...framed.map((address) => ['frame-src', address, 'no card can be typed'] as const),
  ] as const;
  for (const [name, address, lack] of wanted)
    if (policies.some((policy) => !isAllowed(sourcesOf(directivesOf(policy), name), address, page)))
      yield problem(
        `${name} does not allow ${address.origin}: ${lack}.`,
        `Add ${address.origin === page.origin ? "'self'" : address.origin} to ${name}.`,
      );
}

/** What the page's Content Security Policy lets in, and what of Florin it keeps out. */
export function* pagePolicy(site: Site): Generator<Finding> {
  const { policies, headers } = site;
  if (policies.length === 0)
    return yield problem(
      'The page has no Content Security Policy: a script that gets in may read all of it.',
      FULL,
    );
  const all = policies.map(directivesOf);
  // Policies add up: what one refuses is refused.
  const weaknesses = all.map((each) => weaknessOf(sourcesOf(each, 'script-src')));
  if (weaknesses.every(Boolean))
    yield problem(
      `script-src ${weaknesses[0]}.`,
      "Name the origins of your scripts, or give each a nonce. 'self' is enough for Florin.",
    );
  else yield fine('script-src names the scripts that may run.');
  yield* needs(site);
  const trusted = all.filter((each) => each.has('trusted-types'));
  if (trusted.some((each) => !each.get('trusted-types')!.some((name) => name === 'lit-html' || name === '*')))
    yield problem(
      'trusted-types leaves lit-html out: no element can be drawn.',
      'Add lit-html to trusted-types.',
    );
  if (!all.some((each) => each.has('require-trusted-types-for')))
    yield note(
      'Trusted Types are not required.',
      "Add require-trusted-types-for 'script'; trusted-types lit-html",
    );
  const ancestors = headers.get('content-security-policy')?.includes('frame-ancestors');
  if (!ancestors && !headers.has('x-frame-options'))
    yield problem(
      'Any site may show this page in a frame, and lay it under something else.',
      "Send frame-ancestors 'none' in the header. A meta tag cannot say it.",
    );
}
