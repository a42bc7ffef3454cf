import { once } from 'node:events';

import { serve, type ServerType } from '@hono/node-server';

import type { Serving } from './faulty-proxies.js';

/** Serves on a port of this machine while something is done with its address. */
export async function serving<T>(fetch: Serving, use: (address: string) => Promise<T>): Promise<T> {
  const server: ServerType = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  try {
    return await use(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  } finally {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
}
