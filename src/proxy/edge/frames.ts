import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { readCaller } from './identity.js';
import { frameKey } from './secret-frame.js';
import { opensSecrets } from './secret-rows.js';
import { randomId } from './signing.js';

/** Protocols of the frames that this proxy serves. */
export const FRAME_PROTOCOLS = { card: ['1'], action: ['1'], secret: ['1'] } as const;

interface FrameDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

const ancestorsOf = ({ origins }: Settings): string[] => ["'self'", ...origins];

/** A page for the developer who reads it in the frame; a protocol that is no number is not repeated. */
function unknownProtocol(frame: keyof typeof FRAME_PROTOCOLS, asked: string): Response {
  const theirs = /^\d{1,4}$/.test(asked) ? asked : 'one that is no number';
  const ours = FRAME_PROTOCOLS[frame].join(', ');
  const words = `This proxy serves ${frame} frame protocol ${ours}; the page asked for ${theirs}. Bring florin in the page and in the proxy to the same release.`;
  return new Response(
    `<!doctype html><html lang="en"><title>Unknown frame protocol</title><p>${words}</p></html>`,
    {
      status: 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    },
  );
}

const isKnown = (frame: keyof typeof FRAME_PROTOCOLS, asked: string): boolean =>
  FRAME_PROTOCOLS[frame].some((protocol) => protocol === asked);

/** Comparison is weak, as conditional GETs compare: a cache on the way may have marked the tag. */
function serve(request: Request, { html, headers, etag }: FrameDocument): Response {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  const known = request.headers.get('if-none-match')?.split(',').map(bare) ?? [];
  const isFresh = known.includes(bare(etag));
  const response = new Response(isFresh ? null : html, { status: isFresh ? 304 : 200, headers });
  response.headers.set('etag', etag);
  return response;
}

/** The document that sees card numbers, with the platform's key in it. Loaded when it is first asked for. */
export async function cardFrame(settings: Settings, request: Request, protocol: string): Promise<Response> {
  if (!isKnown('card', protocol)) return unknownProtocol('card', protocol);
  const publicKey = await publicKeyOf(settings);
  const { frameDocument } = await import('../../frame/document.js');
  const document = frameDocument({
    ...(publicKey !== undefined && { publicKey }),
    now: settings.now(),
    allowPageKey: settings.environment === 'sandbox',
    frameAncestors: ancestorsOf(settings),
    font: settings.options.cardFont,
  });
  return serve(request, document);
}

/** The document that holds banks' pages. */
export async function actionFrame(settings: Settings, request: Request, protocol: string): Promise<Response> {
  if (!isKnown('action', protocol)) return unknownProtocol('action', protocol);
  const { actionFrameDocument } = await import('../../action-frame/document.js');
  const document = await actionFrameDocument({
    allowLocalHttp: settings.allowLocalHttp,
    origins: settings.origins,
    frameAncestors: ancestorsOf(settings),
  });
  return serve(request, document);
}

/**
 * The document that shows a card's secrets, each time another. Only an `<iframe>` gets it, which no page can look into: what a
 * page can read is refused, and its browser says which of the two asks.
 */
export async function secretFrame(settings: Settings, request: Request, protocol: string): Promise<Response> {
  if (!opensSecrets(settings.options)) throw new Refusal('not-found');
  if (!isKnown('secret', protocol)) return unknownProtocol('secret', protocol);
  if (request.headers.get('sec-fetch-dest') !== 'iframe') throw new Refusal('origin-refused');
  const { audience, identity } = await readCaller(settings, request, false);
  if (audience === 'guest') throw new Refusal('unauthorised');
  const name = randomId();
  const { secretFrameDocument } = await import('../../secret-frame/document.js');
  const { html, headers } = secretFrameDocument({
    name,
    key: await frameKey(settings, identity, name),
    mayHurry: settings.environment === 'sandbox',
    frameAncestors: ancestorsOf(settings),
  });
  return new Response(html, { headers });
}

const fetchedKeys = new WeakMap<Settings, string>();

/** The key of the options, else the one that the platform publishes under the client key, fetched once. */
export async function publicKeyOf(settings: Settings): Promise<string | undefined> {
  const { cardPublicKey, clientKey } = settings.options;
  if (cardPublicKey !== undefined || clientKey === undefined) return cardPublicKey;
  const key = fetchedKeys.get(settings) ?? (await fetchKey(settings, clientKey));
  fetchedKeys.set(settings, key);
  return key;
}

async function fetchKey({ checkoutShopperUrl, platformFetch }: Settings, clientKey: string): Promise<string> {
  const url = `${checkoutShopperUrl}/checkoutshopper/v1/clientKeys/${encodeURIComponent(clientKey)}`;
  const signal = AbortSignal.timeout(10_000);
  const answer = await platformFetch(url, { method: 'GET', redirect: 'manual', signal })
    .then(async (response) => (response.status === 200 ? ((await response.json()) as unknown) : undefined))
    .catch(() => undefined);
  const { publicKey } = (answer ?? {}) as { publicKey?: unknown };
  if (typeof publicKey === 'string' && /^10001\|[0-9A-F]{512}$/i.test(publicKey)) return publicKey;
  throw new Refusal('platform-unavailable', { field: 'clientKey' });
}
