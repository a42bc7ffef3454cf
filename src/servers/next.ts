import type { ServerOptions } from './server-options.js';
import { florin as forTheWeb } from './web.js';

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

/**
 * Handlers for `app/florin/[...path]/route.js` of Next:
 * `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = florin({ environment: 'sandbox', resolveOrder })`.
 */
export function florin(options: ServerOptions): Routes {
  const route = forTheWeb(options);
  return { GET: route, POST: route, PUT: route, PATCH: route, DELETE: route, OPTIONS: route };
}
