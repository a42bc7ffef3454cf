import { existsSync } from 'node:fs';
import { env, loadEnvFile } from 'node:process';

import { memoryLedger } from 'florin/proxy';

if (existsSync('.env')) loadEnvFile();

/** The folder whose files are served. */
export const pages = 'public';
export const port = Number(env.PORT || 8080);
const origin = env.SHOP_ORIGIN || `http://localhost:${port}`;
const environment = /** @type {import('florin/proxy').Environment} */ (env.FLORIN_ENVIRONMENT || 'sandbox');

/** Your keys, which the sandbox does not need. */
const account = {
  merchantAccount: env.FLORIN_MERCHANT_ACCOUNT,
  apiKey: env.FLORIN_API_KEY,
  clientKey: env.FLORIN_CLIENT_KEY,
  livePrefix: env.FLORIN_LIVE_PREFIX || undefined,
  secret: env.FLORIN_SECRET,
};

/**
 * Options of the proxy, whatever server it runs in.
 * @type {import('florin/proxy').ProxyOptions}
 */
export const options = {
  environment,
  ...(environment !== 'sandbox' && account),
  ledger: memoryLedger(),
  // Name the shopper from your own session. Without one, cards are not stored. In the sandbox, all are the same shopper.
  identify: () => ({
    audience: 'shopper',
    shopperReference: environment === 'sandbox' ? 'SHOPPER-1' : undefined,
  }),
  // Look the order up in your own database. Null: there is no such order.
  resolveOrder: (reference) =>
    reference.startsWith('ORDER-')
      ? {
          amount: { value: 1999, currency: 'EUR' },
          returnUrl: `${origin}/return.html?order=${encodeURIComponent(reference)}`,
        }
      : null,
  // Ship the goods from here. It is called at least once for each outcome.
  onSettled: (reference, outcome) => console.log(`${reference}: ${outcome}`),
};
