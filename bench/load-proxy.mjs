import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { createListings, pgliteConnection, postgresConnection, seedCatalogue } from 'florin/listings';
import { createProxy, pgliteLedger, postgresLedger } from 'florin/proxy';

// A merchant's server of a run of `npm run load`: proxy, ledger and listings, on the database that it is told.

const { port, platform, publicKey, database, folder, count } = JSON.parse(process.argv[2] ?? '{}');

const connection = database ? postgresConnection(database) : pgliteConnection(`${folder}/listings`);
await seedCatalogue(connection, { seed: 'load', count });
const listings = createListings({ connection });
const ledger = database ? postgresLedger(database) : pgliteLedger(`${folder}/ledger`);
// Opened before anything is measured.
await ledger.backlog();
const proxy = createProxy({
  environment: 'sandbox',
  merchantAccount: 'FlorinLoad',
  apiKey: 'sandbox',
  secret: 'a secret that the proxies of a load run share',
  cardPublicKey: publicKey,
  ledger,
  listings,
  log: false,
  platform: { checkoutUrl: `${platform}/v71` },
  limits: { session: 1_000_000, address: 1_000_000 },
  identify: (request) => {
    const shopperReference = request.headers.get('x-shopper');
    return shopperReference === null ? null : { audience: 'shopper', shopperReference };
  },
  resolveOrder: () => ({
    amount: { value: 1999, currency: 'EUR' },
    returnUrl: `http://127.0.0.1:${port}/return`,
  }),
});

createServer(getRequestListener((request, env) => proxy(request, env))).listen(port, '127.0.0.1', () =>
  process.send?.({ ready: true }),
);
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
process.once('disconnect', () => process.exit());
