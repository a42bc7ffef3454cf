import { TEST_ACCOUNTS, TEST_CARDS, TEST_GIFT_CARDS } from 'florin/sandbox';

import { countryCodes, isSoldTo } from './countries.mjs';
import { emailOf, shopperOf, signIn, signOut } from './shoppers.mjs';

/** What the pages of the demonstration ask the shop itself: sessions, orders, and what the panel “Sandbox” changes. */
export function addShopRoutes(app, { sandbox, clock, faults, proxy, sellers, shares, market, ledger, bank }) {
  app.get('/shop/sandbox', ({ json }) =>
    sandbox
      ? json({
          cards: TEST_CARDS,
          giftCards: TEST_GIFT_CARDS,
          accounts: TEST_ACCOUNTS,
          ahead: clock.ahead(),
          faults: faults.text(),
        })
      : json({ error: { code: 'sandbox-only' } }, 404),
  );
  app.post('/shop/clock', async ({ req, json }) => {
    if (!sandbox) return json({ error: { code: 'sandbox-only' } }, 404);
    const { by } = await req.json();
    if (!clock.advance(by)) return json({ error: { code: 'invalid-request' } }, 422);
    await clock.catchUp(sandbox.notifications);
    await proxy.reconcile();
    return json({ ahead: clock.ahead() });
  });
  app.put('/shop/faults', async ({ req, json }) => {
    if (!sandbox) return json({ error: { code: 'sandbox-only' } }, 404);
    const { faults: text } = await req.json();
    try {
      faults.change(String(text));
    } catch {
      return json({ error: { code: 'invalid-request' } }, 422);
    }
    return json({ faults: faults.text() });
  });
  app.get('/shop/session', ({ req, json }) => json({ isSignedIn: shopperOf(req.raw) !== undefined }));
  app.post('/shop/session', ({ json }) => json({ isSignedIn: true }, 201, { 'set-cookie': signIn() }));
  app.delete('/shop/session', ({ json }) => json({ isSignedIn: false }, 200, { 'set-cookie': signOut() }));
  app.get('/shop/seller', ({ req, json }) =>
    json({ legalEntity: sellers?.entityOf(req.raw) ?? '', linkOrigins: sandbox ? [bank] : [] }),
  );
  app.post('/shop/seller', async ({ json }) => {
    if (!sellers) return json({ error: { code: 'sandbox-only' } }, 404);
    const { id, cookie } = await sellers.join();
    return json({ legalEntity: id, linkOrigins: [bank] }, 201, { 'set-cookie': cookie });
  });
  app.post('/shop/second-factor', async ({ req, json }) => {
    const { code } = await req.json();
    return (await sellers?.confirm(req.raw, code))
      ? json({ isConfirmed: true })
      : json({ error: { code: 'proof-required' } }, 401);
  });
  app.get('/shop/balances', async ({ json }) =>
    json({
      sellers: (await shares?.balances()) ?? [],
      holder: (await shares?.holder()) ?? '',
      platform: (await shares?.platform()) ?? '',
    }),
  );
  app.get('/shop/orders/:reference', async ({ req, json }) => {
    const order = await market.resolve(req.param('reference'), { email: emailOf(req.raw) });
    return order ? json(order) : json({ error: { code: 'unknown-order' } }, 404);
  });
  app.get('/shop/countries', ({ json }) => json({ countries: countryCodes }));
  app.put('/shop/orders/:reference/country', async ({ req, json }) => {
    const reference = req.param('reference');
    const who = { email: emailOf(req.raw) };
    const { country } = await req.json();
    if (!isSoldTo(country)) return json({ error: { code: 'unknown-country' } }, 422);
    if (!(await market.resolve(reference, who))) return json({ error: { code: 'unknown-order' } }, 404);
    // Money that is on its way, or there, is in the currency it was asked in.
    const { authorised, openAttempt, isPaid } = (await ledger.findOrder(reference)) ?? {};
    if (authorised || openAttempt || isPaid) return json({ error: { code: 'payment-begun' } }, 409);
    await market.sendTo(reference, country);
    return json(await market.resolve(reference, who));
  });
  app.post('/shop/carts', async ({ req, json }) => {
    const { lines } = await req.json();
    const reference = await market.carts.refer(emailOf(req.raw), lines);
    return reference ? json({ reference }, 201) : json({ error: { code: 'sold-out' } }, 409);
  });
  // For a client without a page to order on: a test, a till.
  app.post('/shop/orders', async ({ req, json }) => json(await market.order(emailOf(req.raw)), 201));
}
