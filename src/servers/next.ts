import { createHandler } from './handler.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions } from './server-options.js';

type Route = (request: Request) => Promise<Response>;

/** Every method that the proxy takes, as the file of a route exports them. */
export interface Routes {
  readonly GET: Route;
  readonly POST: Route;
  readonly PUT: Route;
  readonly PATCH: Route;
  readonly DELETE: Route;
  readonly OPTIONS: Route;
}

/** Next writes its own host into the address; only the header says which one the browser asked. */
function asAsked(request: Request): Request {
  const host = request.headers.get('host');
  const url = new URL(request.url);
  if (host === null || host === url.host) return request;
  const asked = new URL(`${url.protocol}//${host}`);
  return new Request(`${asked.origin}${url.pathname}${url.search}`, request);
}

/**
 * Handlers for `app/florin/[...path]/route.js` of Next, and for the catch-all routes of SvelteKit and Astro, which hand
 * over `{ request }`: `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = florin({ environment: 'sandbox', resolveOrder })`.
 */
export function florin(options: ServerOptions): Routes {
  const handler = createHandler(options);
  const route: Route = (request) => handler(asAsked(request));
  return { GET: route, POST: route, PUT: route, PATCH: route, DELETE: route, OPTIONS: route };
}
