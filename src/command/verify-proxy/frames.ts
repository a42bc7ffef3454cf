import { actionFrameDocument } from '../../action-frame/document.js';
import type { UrlRules } from '../../client/url.js';
import { fontProblems, type CardFont } from '../../frame/card-font.js';
import { frameDocument } from '../../frame/document.js';
import { PROTOCOL } from '../../frame/protocol.js';
import { directivesOf } from '../policy-directives.js';
import type { Check, Subject } from './finding.js';

interface Expected {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a proxy writes into a document of its own: settings that no browser runs. */
const SETTINGS = /<script type="?application\/json"?[^>]*>([^<]*)<\/script>/;

/** The merchant's own part of a card frame that belongs to its program too: the font, where the proxy would take it. */
export function fontIn(html: string, rules: UrlRules): CardFont | undefined {
  const [, settings = '{}'] = SETTINGS.exec(html) ?? [];
  try {
    const { font } = JSON.parse(settings) as { font?: CardFont };
    return font && fontProblems(font, rules).length === 0 ? font : undefined;
  } catch {
    return undefined;
  }
}

const POLICY = 'content-security-policy';

/** The part of a document that is the same for every merchant: without settings, and without a policy in the file. */
const program = (html: string): string =>
  html
    .replace(/<meta[^>]*>/g, '')
    .replace(SETTINGS, '')
    .trim();

function* policyDifferences(path: string, found: string, expected: string): Generator<string> {
  const [theirs, ours] = [directivesOf(found), directivesOf(expected)];
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const [right, wrong] = [ours, theirs].map((each) =>
      each.has(name) ? [name, ...each.get(name)!].join(' ') : 'none',
    );
    if (name === 'frame-ancestors' || right === wrong) continue;
    yield `GET ${path}: ${POLICY}: expected ${right}, found ${wrong}`;
  }
  const ancestors = theirs.get('frame-ancestors')?.join(' ');
  if (!ancestors || /(?:^|\s)(?:\*|https?:)(?:\s|$)/.test(ancestors))
    yield `GET ${path}: ${POLICY}: expected frame-ancestors that name each origin, found ${ancestors || 'none'}`;
}

/** Whether a document is the card frame of this release, for any key, pages and font. */
export function isCardFrame(html: string, rules: UrlRules): boolean {
  const expected = frameDocument({ frameAncestors: ["'self'"], font: fontIn(html, rules) });
  return program(html) === program(expected.html);
}

/** How a frame that is served differs from the one of this release. */
async function* frameDifferences(
  { visitor }: Subject,
  path: string,
  expected: Expected,
): AsyncGenerator<string> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) return yield `GET ${path}: expected 200, found ${answer.status}`;
  for (const [name, value] of Object.entries(expected.headers)) {
    const header = name.toLowerCase();
    const found = String(answer.headers[header] ?? 'none');
    if (header === POLICY) yield* policyDifferences(path, found, value);
    else if (header === 'etag' ? found === 'none' : found.toLowerCase() !== value.toLowerCase())
      yield `GET ${path}: header ${header}: expected ${header === 'etag' ? 'one' : value}, found ${found}`;
  }
  if (answer.headers['set-cookie']) yield `GET ${path}: header set-cookie: expected none`;
  if (program(answer.text) !== program(expected.html))
    yield `GET ${path}: the document is not the one of this release`;
  const { etag = '' } = answer.headers;
  const again = await visitor.get(path, { 'if-none-match': etag });
  if (etag !== '' && again.status !== 304)
    yield `GET ${path} with If-None-Match: expected 304, found ${again.status}`;
}

async function* unknownProtocol({ visitor }: Subject, path: string): AsyncGenerator<string> {
  const { status } = await visitor.get(path);
  if (status !== 404) yield `GET ${path}: expected 404, found ${status}`;
}

/** The two documents that see card numbers and banks' pages. */
export const frames: Check = {
  name: 'frames',
  hint: 'npx florin build-frame makes both documents, and says which headers to serve them with.',
  async *differences(subject) {
    const isSandbox = subject.environment === 'sandbox';
    const frameAncestors = ["'self'"];
    const cardPath = `/card-frame/${PROTOCOL}/frame.html`;
    const { text } = await subject.visitor.get(cardPath);
    const font = fontIn(text, { allowLocalHttp: subject.environment !== 'live' });
    yield* frameDifferences(subject, cardPath, frameDocument({ frameAncestors, font }));
    yield* unknownProtocol(subject, '/card-frame/999/frame.html');
    if (!isSandbox && text.includes('"allowPageKey":true'))
      yield `GET ${cardPath}: takes the page's own key, which is for the sandbox alone`;
    const action = await actionFrameDocument({ allowLocalHttp: isSandbox, frameAncestors });
    yield* frameDifferences(subject, `/action-frame/${PROTOCOL}`, action);
    yield* unknownProtocol(subject, '/action-frame/999');
    // What no `<iframe>` asks for could be read, with the key in it.
    const secretPath = `/secret-frame/${PROTOCOL}/frame.html`;
    const { status } = await subject.visitor.get(secretPath);
    if (status !== 403 && status !== 404) yield `GET ${secretPath}: expected 403 or 404, found ${status}`;
  },
};
