import { UsageError } from '../usage-error.js';

/** A page as a browser gets it, before any script ran. */
export interface Site {
  /** Where the page is, redirects followed. */
  readonly page: URL;
  readonly headers: Headers;
  readonly html: string;
  /** Every Content Security Policy that holds in the page, from headers and `meta` tags. */
  readonly policies: readonly string[];
  /** Tags of Florin in the page's HTML, with their attributes. */
  readonly elements: readonly Tag[];
  readonly scripts: readonly Tag[];
  /** Where the proxy is mounted. */
  readonly proxy: URL;
}

/** One start tag; names of attributes in small letters. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Milliseconds for a page. */
const PATIENCE = 20_000;

const START_TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Start tags of some HTML, comments left out. */
export const tagsIn = (html: string): Tag[] =>
  [...html.replace(/<!--[^]*?-->/g, '').matchAll(START_TAG)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, attribute = '', quoted, single, bare]) => [
        attribute.toLowerCase(),
        (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
      ]),
    ),
  }));

/** Card frames that the page has from another place than the proxy, each once. */
export const ownFrames = ({ page, elements }: Pick<Site, 'page' | 'elements'>): URL[] =>
  [...new Set(elements.map(({ attributes }) => attributes['frame-url']))]
    .filter((url): url is string => Boolean(url) && URL.canParse(url!, page))
    .map((url) => new URL(url, page));

/** Several policies may stand in one header, parted by commas. */
const policiesOf = (headers: Headers, tags: readonly Tag[]): string[] => [
  ...(headers.get('content-security-policy')?.split(',') ?? []),
  ...tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? [attributes['content'] ?? '']
      : [],
  ),
];

function proxyOf(named: string | undefined, elements: readonly Tag[], page: URL): URL {
  const written = named ?? elements.map(({ attributes }) => attributes['proxy']).find(Boolean);
  if (written === undefined)
    throw new UsageError(
      `No element in the HTML of ${page.href} has a proxy attribute. If a script creates the elements, name the proxy: --proxy /florin`,
    );
  if (!URL.canParse(written, page)) throw new UsageError(`${written} is not the address of a proxy.`);
  return new URL(written, page);
}

/** Fetches a page. Rejects with a `UsageError` where there is none, or where it does not say which proxy it uses. */
export async function readSite(url: string, proxy: string | undefined): Promise<Site> {
  const answer = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    throw new UsageError(`Nothing answers at ${url}: ${cause instanceof Error ? cause.message : message}`);
  });
  if (!answer.ok)
    throw new UsageError(
      `${url} answers with ${answer.status}. Use the address of a page that shoppers see.`,
    );
  const html = await answer.text();
  const tags = tagsIn(html);
  const elements = tags.filter(({ name }) => name.startsWith('florin-'));
  const page = new URL(answer.url);
  return {
    page,
    headers: answer.headers,
    html,
    policies: policiesOf(answer.headers, tags),
    elements,
    scripts: tags.filter(({ name, attributes }) => name === 'script' && attributes['src']),
    proxy: proxyOf(proxy, elements, page),
  };
}
