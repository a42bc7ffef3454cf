import type { Fetch } from '../../client/index.js';
import type { SqlConnection } from '../../database/connection.js';
import { CAPABILITIES } from '../../listings/capabilities.js';
import type { ListingsCapabilities, ListingsService, ProxyOptions } from '../options.js';
import { Refusal } from '../refusal.js';

/** The merchant's service of listings inside this process, reached like one that is elsewhere. */
export interface OwnListings {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly capabilities: ListingsCapabilities | undefined;
}

const HOST = 'https://listings.florin.invalid';

/** Loaded with the first request: a proxy without listings of its own needs nothing of them. */
function serviceOver(connection: SqlConnection, imagesUrl: string): ListingsService {
  let service: Promise<ListingsService> | undefined;
  const handle = async (request: Request): Promise<Response> => {
    service ??= import('../../listings/listings.js').then(({ createListings }) =>
      createListings({ connection, imagesUrl }),
    );
    return (await service)(request);
  };
  return Object.assign(handle, { capabilities: CAPABILITIES });
}

/** Reads the option `listings`: a handler as it is, a database with our own service over it. */
export function ownListings(
  { listings, environment }: ProxyOptions,
  mount: string,
): Pick<OwnListings, 'capabilities'> & Partial<OwnListings> {
  if (!listings) return { capabilities: environment === 'sandbox' ? CAPABILITIES : undefined };
  const service = 'query' in listings ? serviceOver(listings, `${mount}/listings/images`) : listings;
  return {
    baseUrl: HOST + (service.mount ?? ''),
    fetch: (url, init) => service(new Request(url, init)),
    capabilities: service.capabilities,
  };
}

/** Headers that a picture's answer keeps; the others are ours. */
const KEPT = ['cache-control', 'content-type', 'etag'];

/** A picture that the service draws or keeps itself. Nothing in it may run, even when it is opened by itself. */
export async function answerPicture(own: Partial<OwnListings>, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = /\/images\/[\w-]{1,80}\/[\w.-]{1,80}$/.exec(pathname)?.[0];
  if (!path || !own.fetch) throw new Refusal('not-found');
  const answer = await own.fetch(`${own.baseUrl}${path}${search}`, { method: 'GET' });
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/'))
    throw new Refusal('not-found');
  const kept = KEPT.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(answer.body, {
    headers: {
      ...Object.fromEntries(kept),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
