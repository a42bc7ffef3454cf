import type { MiddlewareHandler } from 'hono';

import type { ProxyHandler } from '../proxy/index.js';
import { createHandler, isBelow } from './handler.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions } from './server-options.js';

/** Middleware for Hono, on Node, Deno, Bun and edge workers: `app.use(florin({ environment: 'sandbox', resolveOrder }))`. */
export function florin(options: ServerOptions): MiddlewareHandler & { readonly proxy: ProxyHandler } {
  const handler = createHandler(options);
  const middleware: MiddlewareHandler = async ({ req, env }, next) =>
    isBelow(req.path, handler.mount) ? handler(req.raw, env) : next();
  return Object.assign(middleware, { proxy: handler.proxy });
}
