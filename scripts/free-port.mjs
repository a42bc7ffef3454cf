import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that no process listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The first of two ports in a row that no process listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePair() {
  for (;;) {
    const first = await freePort();
    const server = createServer().listen(first + 1, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    server.close();
    if (isFree) return first;
  }
}
