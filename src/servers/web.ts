import type { ProxyContext, ProxyHandler } from '../proxy/index.js';
import { createHandler } from './handler.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions } from './server-options.js';

/** A server may write its own host into the address; only the header says which one the browser asked. */
function asAsked(request: Request): Request {
  const host = request.headers.get('host');
  const url = new URL(request.url);
  if (host === null || host === url.host) return request;
  const asked = new URL(`${url.protocol}//${host}`);
  return new Request(`${asked.origin}${url.pathname}${url.search}`, request);
}

/**
 * The proxy as one function. Beside the request, a framework hands over `{ clientAddress }`, the shopper's IP address; a worker, what
 * is bound to it and its context, so that work may outlast the answer.
 */
export interface WebHandler {
  (request: Request, env?: unknown, context?: ProxyContext): Promise<Response>;
  readonly proxy: ProxyHandler;
}

/**
 * The proxy as one function of the web, for servers and frameworks that hand over a `Request`, such as SvelteKit, Astro and workers:
 * `const answer = florin({ environment: 'sandbox', resolveOrder })`, and `answer(request)` for every method below `/florin`.
 */
export function florin(options: ServerOptions): WebHandler {
  const handler = createHandler(options);
  return Object.assign(
    (request: Request, env?: unknown, context?: ProxyContext) => handler(asAsked(request), env, context),
    { proxy: handler.proxy },
  );
}
