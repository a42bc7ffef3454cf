import { florin as forNode, type NodeListener } from './node.js';
import type { ServerOptions } from './server-options.js';

export type { NodeListener } from './node.js';
export type { ServerOptions } from './server-options.js';

/**
 * Middleware for Express: `app.use(florin({ environment: 'sandbox', resolveOrder }))`. It may stand behind `express.json()`; put
 * it before where uploads are larger than that lets through.
 */
export function florin(options: ServerOptions): NodeListener {
  return forNode(options);
}
