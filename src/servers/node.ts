import type { ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { ProxyHandler } from '../proxy/index.js';
import { createHandler, isBelow } from './handler.js';
import { BODY_WAS_READ, restoreBody, type ReadRequest } from './read-body.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions } from './server-options.js';

/** A listener of `node:http`, and middleware wherever there is a next one: Express, Connect, Vite. */
export interface NodeListener {
  /** Requests outside `mount` go to `next`; without one they are answered 404. */
  (request: ReadRequest, response: ServerResponse, next?: (error?: unknown) => void): void;
  readonly proxy: ProxyHandler;
}

/** The proxy for a server of `node:http`; in the sandbox with the simulated platform and its pages on the same address. */
export function florin(options: ServerOptions): NodeListener {
  const handler = createHandler(options);
  const answer = getRequestListener(handler, { overrideGlobalObjects: false });
  const refuse = getRequestListener(
    () => Response.json({ error: { code: 'not-configured', field: 'body' } }, { status: 501 }),
    { overrideGlobalObjects: false },
  );
  const listener = (request: ReadRequest, response: ServerResponse, next?: () => void): void => {
    // Express takes the path that a router is mounted on off the address.
    const url = request.originalUrl ?? request.url ?? '/';
    if (!isBelow(url, handler.mount)) {
      if (next) return next();
      response.writeHead(404).end();
      return;
    }
    request.url = url;
    if (restoreBody(request)) return void answer(request, response);
    console.error(BODY_WAS_READ);
    void refuse(request, response);
  };
  return Object.assign(listener, { proxy: handler.proxy });
}
