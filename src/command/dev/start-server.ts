import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { florin, type NodeListener } from '../../servers/node.js';
import { UsageError } from '../usage-error.js';
import { Changes } from './changes.js';
import type { DevOptions } from './read-options.js';
import { servePage } from './serve-pages.js';

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

/** A server of one folder that runs. */
export interface DevServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Another page can point a name of its own at this machine (DNS rebinding) and would share an origin with what answers it: only
 * the `Host` header tells.
 */
const isOwnHost = ({ headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');

/** The proxy for any order, at one price. The return page is on the origin that the last request came to. */
function openProxy(
  { amount }: DevOptions,
  onSettled: (order: string, outcome: string) => void,
): NodeListener {
  let origin = '';
  return florin({
    environment: 'sandbox',
    log: ({ level, operation, outcome, notes }) => {
      if (level !== 'info') console.warn(`  ${level}: ${operation}: ${[outcome, ...notes].join(', ')}`);
    },
    enable: ['checkout.listStoredPaymentMethods', 'checkout.deleteStoredPaymentMethod'],
    identify: (request) => {
      ({ origin } = new URL(request.url));
      return { audience: 'shopper', shopperReference: 'SHOPPER-1' };
    },
    resolveOrder: (order) => ({
      amount,
      returnUrl: `${origin}/return.html?order=${encodeURIComponent(order)}`,
    }),
    onSettled,
  });
}

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // Only this machine can reach it.
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

async function listenSomewhere(server: Server, port: number | undefined): Promise<void> {
  const ports = port === undefined ? Array.from({ length: PORTS_TRIED }, (_, at) => FIRST_PORT + at) : [port];
  for (const each of ports) if (await listen(server, each)) return;
  throw new UsageError(
    port === undefined
      ? `Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} are in use. Name another with --port.`
      : `Port ${port} is in use. Stop what uses it, or name another with --port.`,
  );
}

/** Serves pages, proxy, sandbox and the bank's pages on one address that only this machine can reach. */
export async function startServer(
  root: string,
  options: DevOptions,
  onSettled: (order: string, outcome: string) => void,
): Promise<DevServer> {
  const proxy = openProxy(options, onSettled);
  const changes = new Changes(root);
  const servePages = (request: IncomingMessage, response: ServerResponse): void => {
    if (changes.answer(request, response)) return;
    servePage(root, request, response).catch(() => void response.writeHead(500).end());
  };
  const server = createServer((request, response) => {
    if (isOwnHost(request)) return proxy(request, response, () => servePages(request, response));
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('florin dev answers on localhost alone.\n');
  });
  const close = async (): Promise<void> => {
    changes.close();
    server.closeAllConnections();
    server.close();
    await proxy.proxy.close();
  };
  await listenSomewhere(server, options.port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
