import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createSandbox } from '../../src/sandbox/index.js';
import { Chance } from '../faults/seeded.js';
import { ACCOUNT, clockFrom, HMAC_KEY, type Orders } from './clock.js';

// The platform, reached over HTTP alone: what it answers gets lost as often as the parent likes.

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
const chance = new Chance(Number(process.argv[3] ?? 1));
let isFaulty = true;

/** A balancer before the merchant's servers: tries one after the other. */
async function toMerchant(request: Request): Promise<Response> {
  const body = await request.text();
  const first = chance.between(0, orders.proxies.length - 1);
  for (let at = 0; at < orders.proxies.length; at++) {
    const port = orders.proxies[(first + at) % orders.proxies.length];
    const { method, headers } = request;
    const answer = await fetch(`http://127.0.0.1:${port}/florin/notifications`, {
      method,
      headers,
      body,
    }).catch(() => undefined);
    if (answer) return answer;
  }
  throw new TypeError('no server answers');
}

const sandbox = await createSandbox({
  origin: orders.platform,
  merchantAccount: ACCOUNT,
  seed: 'processes',
  now: clockFrom(orders.start),
  notifications: {
    url: 'http://127.0.0.1/florin/notifications',
    hmacKey: HMAC_KEY,
    send: toMerchant,
    isAutomatic: false,
  },
});

const answer = getRequestListener((request) => sandbox(request));

/** Loses the request, its answer, or time. */
function strike(request: IncomingMessage, response: ServerResponse): void {
  const dice = isFaulty && request.method === 'POST' ? chance.next() : 1;
  if (dice < 0.05) return void request.socket.destroy();
  if (dice < 0.15) {
    // Carried out, and no caller gets the answer.
    response.end = (() => response.destroy()) as never;
  }
  if (dice > 0.15 && dice < 0.25)
    return void setTimeout(() => void answer(request, response), chance.between(50, 500));
  void answer(request, response);
}

const deliver = async (): Promise<void> => {
  await sandbox.notifications.deliver();
  setTimeout(() => void deliver(), 200);
};

process.on('message', (message) => {
  if (message === 'heal') isFaulty = false;
  if (message === 'books') process.send?.({ books: sandbox.books() });
});
process.once('disconnect', () => process.exit());
createServer(strike).listen(orders.port, '127.0.0.1', () => {
  process.send?.({ ready: true, publicKey: sandbox.publicKey });
  void deliver();
});
