import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createProxy, platformNotifications, postgresLedger } from '../../src/proxy/index.js';
import { ACCOUNT, clockFrom, HMAC_KEY, ORDER_VALUE, SECRET, type Orders } from './clock.js';

// One of several merchant's servers on one database. May be killed between any two instructions.

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
const MINUTE = 60_000;

/** Resolves once the parent has it, so that what counts as told was heard. */
const tell = (message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

const proxy = createProxy({
  log: false,
  environment: 'sandbox',
  merchantAccount: ACCOUNT,
  secret: SECRET,
  cardPublicKey: orders.publicKey,
  ledger: postgresLedger(orders.database),
  notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
  platform: { checkoutUrl: `${orders.platform}/v71`, timeout: 400, budget: 900, pause: 50 },
  limits: { session: 1_000_000, address: 1_000_000 },
  answerWithin: 600,
  upkeep: { isAutomatic: false, cancelUnknownAfter: 2 * MINUTE, cancelAbandonedAfter: 4 * MINUTE },
  now: clockFrom(orders.start),
  identify: (request) => {
    const [, shopperReference] = /user=([\w-]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
    return shopperReference === undefined ? null : { audience: 'shopper', shopperReference };
  },
  resolveOrder: () => ({
    amount: { value: ORDER_VALUE, currency: 'EUR' },
    returnUrl: `http://127.0.0.1:${orders.port}/return`,
  }),
  onSettled: (order, outcome) => tell({ order, outcome }),
});

const reconcile = async (): Promise<void> => {
  await proxy.reconcile();
  setTimeout(() => void reconcile(), 400);
};

createServer(getRequestListener((request, env) => proxy(request, env))).listen(
  orders.port,
  '127.0.0.1',
  () => {
    void tell({ ready: true });
    void reconcile();
  },
);
process.once('disconnect', () => process.exit());
