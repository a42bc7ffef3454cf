import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

import { getRequestListener, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createProxy, pgliteLedger, platformNotifications, printReport } from 'florin/proxy';
import { createSandbox } from 'florin/sandbox';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { issueCards } from './cards.mjs';
import { beginAgain } from './begin-again.mjs';
import { openClock } from './clock.mjs';
import { storeContracts } from './contracts.mjs';
import { fillWorkspace } from './workspace.mjs';
import { besideCards, methodsOf } from './countries.mjs';
import { openFaults } from './faults.mjs';
import { LENGTH, openHistory, readYear, YEAR } from './history.mjs';
import { openMarket } from './market.mjs';
import { toOwnHosts } from './own-hosts.mjs';
import { balancePlatformOf, grantAccountOf, staffOf, terminalsOf } from './office.mjs';
import { servePages } from './pages.mjs';
import { openReports } from './reports.mjs';
import { openSales } from './sales.mjs';
import { openSellers } from './sellers.mjs';
import { openShares } from './shares.mjs';
import { addShopRoutes } from './shop-routes.mjs';
import { emailOf, identify, welcome } from './shoppers.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
const env = process.env;
const environment = env.FLORIN_ENVIRONMENT ?? 'sandbox';
const port = Number(env.PORT ?? 8080);
const shop = `http://localhost:${port}`;
// Another host name and another port: the bank's pages are on an origin, and a site, of their own.
const bank = `http://127.0.0.1:${port + 1}`;

const merchantAccount = env.FLORIN_MERCHANT_ACCOUNT ?? 'GuldenDemo';

const clock = openClock();
const folder = env.FLORIN_FOLDER ?? '.florin';
const hasHistory = env.FLORIN_HISTORY !== 'none';
if (environment === 'sandbox' && hasHistory) await beginAgain(folder);
const ledger = pgliteLedger(`${folder}/ledger`);
// What the platform signs its reports with; real keys stay out of the code.
const hmacKey = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';
const sandbox =
  environment === 'sandbox'
    ? await createSandbox({
        origin: bank,
        merchantAccount,
        now: clock.now,
        history: hasHistory ? YEAR : undefined,
        notifications: {
          url: `${shop}/florin/notifications`,
          hmacKey,
          isAutomatic: true,
          send: (request) => reports.send(request),
        },
      })
    : undefined;
const reports = openReports({ clock, receive: (request) => proxy(request) });
const faults = openFaults(env.FLORIN_FAULTS);
const shares = sandbox && openShares({ sandbox, ownSeller: () => market.seller() });
const count = Number(env.FLORIN_LISTINGS || 200);
const market = openMarket({ folder: `${folder}/listings`, count, shares });
const sales = sandbox && openSales({ sandbox, market, clock, merchantAccount });
const sellers = sandbox && openSellers({ sandbox, market, shares, address: shop, now: clock.now });

const platform = sandbox && faults.between('platform', sandbox);

const proxy = createProxy({
  environment,
  mount: '/florin',
  secret: env.FLORIN_SECRET ?? 'a demonstration secret of at least 32 characters',
  merchantAccount,
  ...(sandbox
    ? {
        apiKey: 'sandbox',
        now: clock.now,
        cardPublicKey: sandbox.publicKey,
        platform: { fetch: (url, init) => platform(new Request(url, init)) },
        notifications: platformNotifications({ hmacKeys: [hmacKey] }),
      }
    : {
        apiKey: env.FLORIN_API_KEY,
        cardPublicKey: env.FLORIN_CARD_PUBLIC_KEY,
        clientKey: env.FLORIN_CLIENT_KEY,
      }),
  ledger,
  listings: market.service,
  identify: async (request) =>
    (sandbox && staffOf(request)) || (await sellers?.identify(request)) || identify(request),
  supply: (request) => ({
    ...sellers?.supply(request),
    ...terminalsOf(request),
    ...balancePlatformOf(request),
    ...grantAccountOf(request),
  }),
  enable: [
    'checkout.listStoredPaymentMethods',
    'checkout.createStoredPaymentMethod',
    'checkout.deleteStoredPaymentMethod',
    'legal-entity.createLegalEntity',
    'balance-platform.createSweep',
    'balance-platform.updateSweep',
    'balance-platform.deleteSweep',
    'transfers.createTransfer',
    'transfers.createGrant',
    // Sellers, and their second factor, are in the sandbox alone.
    ...(sandbox
      ? [
          'balance-platform.getPublicKey',
          'balance-platform.revealPaymentInstrument',
          'balance-platform.revealPin',
          'balance-platform.changePin',
        ]
      : []),
  ],
  confirmIdentity: (_, identity) => sellers?.confirmedAt(identity),
  onLegalEntityCreated: sellers?.onLegalEntityCreated,
  cardHints: { cost: true, authentication: true },
  resolveOrder: async (reference, identity, _, delivery) => {
    if (market.carts.isCart(reference)) {
      const cart = await market.carts.resolve(reference, identity, delivery);
      return cart && { ...cart, returnUrl: `${shop}/return.html?order=${reference}` };
    }
    const order = await market.resolve(reference, identity, sales?.has(reference));
    if (!order) return null;
    const returnUrl = `${shop}/return.html?order=${reference}`;
    const splits = await shares?.of(order);
    // Methods that are paid later are offered with these.
    const lineItems = order.lines.map(({ listingId, title, quantity, unitPrice }) => ({
      id: listingId,
      description: title,
      quantity,
      amountIncludingTax: unitPrice.value,
    }));
    const allowedPaymentMethods = methodsOf(order.country);
    return {
      amount: order.totals.total,
      countryCode: order.country,
      returnUrl,
      splits,
      lineItems,
      ...besideCards(order.country),
      allowedPaymentMethods,
    };
  },
  donations: {},
  holdOrder: (reference) =>
    market.carts.isCart(reference) ? market.carts.hold(reference) : market.service.holdOrder(reference),
  onSettled: (reference, outcome) =>
    market.carts.isCart(reference)
      ? market.carts.settle(reference, outcome)
      : market.settle(reference, outcome),
});

const history = sandbox && openHistory({ sandbox, proxy, ledger, market, clock, shop, merchantAccount });

// The strictest policy a page can have and still use the elements: no inline code or style, and Trusted Types.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  // A seller looks at a picture of a document before it is sent.
  "img-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

const app = new Hono();
const reached = ({ req, env }) => faults.between('browser', (request) => proxy(request, env))(req.raw);
// What is for sale is no secret, and long.
app.use('/florin/listings/*', compress());
app.all('/florin/*', (context) =>
  reached(context).catch(() => {
    // The network as it is: no answer, and no reason.
    context.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }),
);
app.use(async ({ res, header }, next) => {
  header('content-security-policy', POLICY);
  header('x-content-type-options', 'nosniff');
  header('referrer-policy', 'strict-origin-when-cross-origin');
  await next();
  return void res;
});
addShopRoutes(app, { sandbox, clock, faults, proxy, sellers, shares, market, ledger, bank });
await servePages(app, {
  onVisit: ({ req, header }) => {
    if (!emailOf(req.raw)) header('set-cookie', welcome());
  },
});

// Opened now rather than by the first shopper: the databases take a second or two to start, and to be filled.
await Promise.all([
  ledger.backlog(),
  market.inStock(),
  sandbox && storeContracts({ sandbox, merchantAccount, now: clock.now }),
  sandbox && issueCards({ sandbox }),
  sandbox && fillWorkspace(sandbox),
  sandbox && hasHistory && readYear(sandbox),
]);
// They are charged to one of these cards, where nothing is to go wrong.
const isLaterStart = (await ledger.list({ limit: 1 })).length > 0;
const begun = faults.text() ? undefined : await sales?.begin(proxy, ledger);
if (begun && hasHistory) console.log('\n  The first start: a month of payments is put into the books.\n');
for (let days = LENGTH; begun && days > 0; days--) {
  await begun.on(days);
  if (hasHistory) await history.on(days);
}
if (sandbox) await reports.tellOfBefore(sandbox);
clock.open();

const shopServer = (options, listener) => createServer(options, toOwnHosts(port, listener));
const server = serve({ fetch: app.fetch, port, hostname: 'localhost', createServer: shopServer }, () => {
  console.log(`\n  The shop is open: ${shop}\n`);
  console.log(
    sandbox
      ? `  Bank pages: ${bank} · test cards stand in the pages’ panel “Sandbox”.`
      : `  Environment: ${environment}.`,
  );
  if (sandbox && isLaterStart)
    console.log(
      '\n  The simulated platform starts empty each time, and does not know payments of earlier starts. Start without FLORIN_HISTORY to begin again.',
    );
  if (faults.text()) console.log(`\n  Faults are on, between browser, proxy and platform: ${faults.text()}`);
  console.log(
    `\n  What the proxy offers beside payments:\n${printReport(proxy.report()).replace(/^/gm, '  ')}\n`,
  );
  console.log('  Stop with Ctrl+C.\n');
});
const bankServer =
  sandbox && createServer(toOwnHosts(port + 1, getRequestListener(sandbox))).listen(port + 1, '127.0.0.1');

// What is under way is finished, the shop is told, and the databases are closed before the process ends.
async function stop() {
  server.close();
  await proxy.close();
  await market.service.close();
  bankServer?.closeAllConnections();
  bankServer?.close();
  server.closeAllConnections();
}
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => void stop().finally(() => process.exit()));
