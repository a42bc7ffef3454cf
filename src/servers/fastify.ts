import type { ServerResponse } from 'node:http';

import { florin as forNode } from './node.js';
import type { ReadRequest } from './read-body.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions } from './server-options.js';

/** As much of Fastify as the plugin uses, so that its types need no package. */
export interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: object,
    parser: (request: never, payload: never, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  all(
    path: string,
    handler: (request: { raw: ReadRequest }, reply: { raw: ServerResponse; hijack(): unknown }) => void,
  ): unknown;
  addHook(name: 'onClose', hook: () => Promise<void>): unknown;
}

/**
 * Plugin for Fastify: `await app.register(florin, { environment: 'sandbox', resolveOrder })`. The path is `mount`; leave
 * `prefix` out. `app.close()` closes the proxy too.
 */
export function florin(scope: FastifyScope, options: ServerOptions, done: (error?: Error) => void): void {
  const listener = forNode(options);
  // The proxy reads bodies itself, within limits of its own; parsers outside this plugin stay as they are.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', {}, (_request, _payload, parsed) => parsed(null));
  scope.all(`${options.mount ?? '/florin'}/*`, (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
  scope.addHook('onClose', () => listener.proxy.close());
  done();
}
