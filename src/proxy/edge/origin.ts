import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The page's own site: same host, and no step down from https. TLS may end before us, so http may be seen for https. */
function isOwn(origin: URL, request: Request): boolean {
  const here = new URL(request.url);
  return origin.host === here.host && (origin.protocol === here.protocol || origin.protocol === 'https:');
}

/**
 * The origin of the page that asks, once it is certain that the page may: same origin, or named in `origins`. An unsafe
 * method without an Origin is refused, and so is `null`.
 */
export function checkOrigin(settings: Settings, request: Request): string {
  const header = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const here = new URL(request.url).origin;
  if (header === null) {
    const isFine =
      settings.inPage || (isSafe(request.method) && site !== 'cross-site' && site !== 'same-site');
    if (!isFine) throw new Refusal('origin-refused');
    return here;
  }
  if (settings.origins.includes(header)) return header;
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign || !URL.canParse(header) || !isOwn(new URL(header), request))
    throw new Refusal('origin-refused');
  return header;
}

/** CORS for the origins that were named, and no others. */
export function corsHeaders(settings: Settings, request: Request): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (origin === null || !settings.origins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'Retry-After, WWW-Authenticate, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id',
  };
}

/** Answers a browser that asks whether it may ask. */
export function preflight(
  settings: Settings,
  request: Request,
  methods: readonly string[],
  headers: readonly string[],
): Response {
  const cors = corsHeaders(settings, request);
  if (!('access-control-allow-origin' in cors)) throw new Refusal('origin-refused');
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': ['Content-Type', 'Idempotency-Key', ...headers].join(', '),
      'access-control-max-age': '600',
    },
  });
}
