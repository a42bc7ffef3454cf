import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

import { getRequestListener, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createProxy, pgliteLedger } from 'florin/proxy';
import { createSandbox, TEST_CARDS } from 'florin/sandbox';
import { Hono } from 'hono';

import { operatorOf } from './office.mjs';
import { openOrders } from './orders.mjs';
import { CURRENCY, PRODUCTS } from './products.mjs';
import { bundlePages } from './pages.mjs';
import { identify, shopperOf, signIn, signOut } from './shoppers.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
const env = process.env;
const environment = env.FLORIN_ENVIRONMENT ?? 'sandbox';
const port = Number(env.PORT ?? 8080);
const shop = `http://localhost:${port}`;
// Another host name and another port: the bank's pages are on an origin, and a site, of their own.
const bank = `http://127.0.0.1:${port + 1}`;

const folder = env.FLORIN_FOLDER ?? '.florin';
const ledger = pgliteLedger(`${folder}/ledger`);
const orders = openOrders(`${folder}/shop-orders.json`);
const sandbox = environment === 'sandbox' ? await createSandbox({ origin: bank }) : undefined;

const proxy = createProxy({
  environment,
  mount: '/florin',
  secret: env.FLORIN_SECRET ?? 'a demonstration secret of at least 32 characters',
  merchantAccount: env.FLORIN_MERCHANT_ACCOUNT ?? 'GuldenDemo',
  ...(sandbox
    ? {
        apiKey: 'sandbox',
        cardPublicKey: sandbox.publicKey,
        platform: { fetch: (url, init) => sandbox(new Request(url, init)) },
      }
    : {
        apiKey: env.FLORIN_API_KEY,
        cardPublicKey: env.FLORIN_CARD_PUBLIC_KEY,
        clientKey: env.FLORIN_CLIENT_KEY,
      }),
  ledger,
  identify: (request) => (sandbox && operatorOf(request)) || identify(request),
  enable: ['checkout.listStoredPaymentMethods', 'checkout.deleteStoredPaymentMethod'],
  resolveOrder: (reference) => {
    const order = orders.read(reference);
    return order
      ? { amount: order.amount, countryCode: 'NL', returnUrl: `${shop}/return.html?order=${reference}` }
      : null;
  },
  onSettled: (reference, outcome) => orders.settle(reference, outcome),
});

// The strictest policy a page can have and still use the elements: no inline code or style, and Trusted Types.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

const app = new Hono();
app.all('/florin/*', ({ req, env }) => proxy(req.raw, env));
app.use(async ({ res, header }, next) => {
  header('content-security-policy', POLICY);
  header('x-content-type-options', 'nosniff');
  header('referrer-policy', 'strict-origin-when-cross-origin');
  await next();
  return void res;
});
app.get('/shop/products', ({ json }) => json({ currency: CURRENCY, products: PRODUCTS }));
app.get('/shop/test-cards', ({ json }) => json({ cards: sandbox ? TEST_CARDS : [] }));
app.get('/shop/session', ({ req, json }) => json({ isSignedIn: shopperOf(req.raw) !== undefined }));
app.post('/shop/session', ({ json }) => json({ isSignedIn: true }, 201, { 'set-cookie': signIn() }));
app.delete('/shop/session', ({ json }) => json({ isSignedIn: false }, 200, { 'set-cookie': signOut() }));
app.get('/shop/orders', ({ json }) => json({ orders: orders.list() }));
app.get('/shop/orders/:reference', ({ req, json }) => {
  const order = orders.read(req.param('reference'));
  return order ? json(order) : json({ error: { code: 'unknown-order' } }, 404);
});
app.post('/shop/orders', async ({ req, json }) => {
  const order = orders.create(await req.json().catch(() => ({})));
  return order ? json(order, 201) : json({ error: { code: 'empty-order' } }, 422);
});
app.use(
  '/scripts/*',
  serveStatic({ root: await bundlePages(), rewriteRequestPath: (path) => path.replace('/scripts', '') }),
);
app.use('*', serveStatic({ root: './demo/pages' }));

// Opened now rather than by the first shopper: the database takes a second or two to start.
await ledger.untold();

serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => {
  console.log(`\n  The shop is open: ${shop}\n`);
  console.log(
    sandbox
      ? `  Bank pages: ${bank} · test cards stand below the payment form.`
      : `  Environment: ${environment}.`,
  );
  console.log('  Stop with Ctrl+C.\n');
});
if (sandbox) createServer(getRequestListener(sandbox)).listen(port + 1, '127.0.0.1');
