import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type RawAnswer } from '../../../src/proxy/index.js';
import { answer, authorised, serviceError } from '../fake-platform.js';
import { arrive, Browser, card, codeOf, envelope, EUR, fieldOf, openShop, ORIGIN, payBody } from '../shop.js';

describe('paying an order', () => {
  it('answers paid, and shows no more than a shopper may see', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const { status, body, headers } = await shopper.pay('key-1');
    assert.equal(status, 200);
    const { reference, at, ...rest } = body;
    assert.match(String(reference), /^ORDER-1-[A-Za-z0-9]{10}$/);
    assert.ok(Number.isFinite(Date.parse(String(at))));
    assert.deepEqual(rest, {
      key: 'key-1',
      order: 'ORDER-1',
      amount: EUR(1999),
      outcome: 'paid',
      settled: true,
      brand: 'visa',
      lastFour: '1111',
    });
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(platform.executed.length, 1);
  });

  it('tells the platform what only the server may say', async () => {
    const { proxy, platform } = openShop({ clientAddress: () => '203.0.113.7' });
    const shopper = await arrive(proxy);
    await shopper.pay(
      'key-1',
      { locale: 'nl-NL', paymentMethod: card('x') },
      { 'user-agent': 'A browser', accept: 'application/json' },
    );
    const [{ body, headers, url, key } = assert.fail()] = platform.paid;
    assert.equal(url, 'https://checkout-test.adyen.com/v71/payments');
    assert.equal(headers.get('x-api-key'), 'CANARY-API-KEY');
    assert.match(key, /^[\w-]{43}$/);
    assert.notEqual(key, 'key-1');
    assert.deepEqual(body, {
      merchantAccount: 'ShopAccount',
      reference: body['reference'],
      merchantOrderReference: 'ORDER-1',
      amount: EUR(1999),
      paymentMethod: card('x'),
      returnUrl: `${ORIGIN}/return`,
      channel: 'Web',
      origin: ORIGIN,
      shopperIP: '203.0.113.7',
      shopperLocale: 'nl-NL',
      shopperInteraction: 'Ecommerce',
      browserInfo: {
        ...payBody().browser,
        javaScriptEnabled: true,
        userAgent: 'A browser',
        acceptHeader: 'application/json',
      },
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    });
  });

  it('takes the address that a framework hands over, and none that a header claims', async () => {
    const { proxy, platform } = openShop({ clientAddress: undefined });
    const claimed = { 'x-forwarded-for': '203.0.113.7', 'client-address': '203.0.113.7' };
    const refused = await (await arrive(proxy)).pay('key-1', {}, claimed);
    assert.deepEqual([refused.status, fieldOf(refused)], [501, 'clientAddress']);
    const given = (request: Request) => proxy(request, { clientAddress: '203.0.113.8' });
    assert.equal((await (await arrive(Object.assign(given, proxy))).pay('key-2')).status, 200);
    assert.equal(platform.paid[0]?.body['shopperIP'], '203.0.113.8');
  });

  it('says amount-changed, and sends nothing, where the button showed another price', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    for (const amount of [EUR(1), EUR(2000), { value: 1999, currency: 'USD' }]) {
      const refused = await shopper.pay(`key-${amount.value}`, { amount });
      assert.deepEqual([refused.status, codeOf(refused)], [409, 'amount-changed']);
    }
    assert.equal(platform.paid.length, 0);
  });

  it('begins nothing by a copy that arrives when the price is what it was', async () => {
    let price = EUR(2500);
    const resolveOrder = () => ({ amount: price, returnUrl: `${ORIGIN}/return` });
    const { proxy, platform } = openShop({ resolveOrder });
    const shopper = await arrive(proxy);
    assert.equal(codeOf(await shopper.pay('key-1')), 'amount-changed');
    price = EUR(1999);
    assert.equal(codeOf(await shopper.pay('key-1')), 'attempt-fenced');
    assert.equal(platform.paid.length, 0);
  });

  it('knows no order that the merchant does not know', async () => {
    const { proxy } = openShop();
    const refused = await (await arrive(proxy)).pay('key-1', { order: 'NONE' });
    assert.deepEqual([refused.status, codeOf(refused)], [404, 'unknown-order']);
  });

  it('joins a double click and replays a resend, whatever the new ciphertext', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const [first, second] = await Promise.all([
      shopper.pay('key-1', { paymentMethod: card('one') }),
      shopper.pay('key-1', { paymentMethod: card('two') }),
    ]);
    const third = await shopper.pay('key-1', { paymentMethod: card('three') });
    assert.deepEqual(first.body, second.body);
    assert.deepEqual(first.body, third.body);
    assert.equal(platform.paid.length, 1);
  });

  it('refuses a key that comes back with another order, another card holder or another session', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    await shopper.pay('key-1');
    const others = [
      await shopper.pay('key-1', { order: 'ORDER-2' }),
      await shopper.pay('key-1', { paymentMethod: { ...card(), holderName: 'Another' } }),
      await (await arrive(proxy)).pay('key-1'),
    ];
    for (const refused of others) assert.deepEqual([refused.status, codeOf(refused)], [422, 'key-reused']);
    assert.equal(platform.paid.length, 1);
  });

  it('lets one attempt of an order be open, and none once it is paid', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    platform.decide = (got) => ({ ...authorised(got), resultCode: 'Pending' });
    assert.equal((await shopper.pay('key-1')).body['outcome'], 'pending');
    assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open');
    platform.decide = authorised;
    await shopper.pay('key-3', { order: 'ORDER-2' });
    assert.equal(codeOf(await shopper.pay('key-4', { order: 'ORDER-2' })), 'order-paid');
    assert.equal(platform.paid.length, 2);
  });

  it('lets another card be tried after a refusal, and says why no finer than needed', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const reasons: unknown[] = [];
    for (const [at, refusalReasonCode] of ['2', '24', '6', '12', '11', '9', '999'].entries()) {
      platform.decide = (got) => ({
        ...authorised(got),
        resultCode: 'Refused',
        refusalReason: 'SECRET REASON',
        refusalReasonCode,
      });
      const { body } = await shopper.pay(`key-${at}`);
      assert.equal(body['outcome'], 'refused');
      assert.ok(!JSON.stringify(body).includes('SECRET'));
      reasons.push(body['reason']);
    }
    assert.deepEqual(reasons, [
      'other-card',
      'check-details',
      'check-details',
      'other-card',
      'authentication',
      'try-again',
      'other-card',
    ]);
    platform.decide = authorised;
    assert.equal((await shopper.pay('key-last')).body['outcome'], 'paid');
  });

  it('ends an attempt that the platform would not take, names the field, and takes a new key', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    platform.network = () => serviceError(422, '103');
    const refused = await shopper.pay('key-1');
    assert.deepEqual(
      [refused.status, codeOf(refused), fieldOf(refused)],
      [422, 'platform-refused', 'securityCode'],
    );
    assert.deepEqual((await shopper.pay('key-1')).body, refused.body);
    const { body } = await shopper.attempt('key-1');
    assert.deepEqual([body['outcome'], body['settled'], body['reason']], ['refused', true, 'check-details']);
    platform.network = (_, execute) => execute();
    assert.equal((await shopper.pay('key-2')).body['outcome'], 'paid');
  });

  it('asks for fresh envelopes where the platform finds them too old', async () => {
    const { proxy, platform } = openShop();
    platform.network = () => serviceError(422, '172');
    assert.equal(fieldOf(await (await arrive(proxy)).pay('key-1')), 'encryption');
  });

  it('says that the platform cannot be reached only where certainly nothing was carried out', async () => {
    const refusals = [
      () => serviceError(401, '000'),
      () => serviceError(403, '901'),
      () => new Response('', { status: 429, headers: { 'retry-after': '1' } }),
      () => {
        throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      },
    ];
    for (const network of refusals) {
      const { proxy, platform } = openShop();
      const shopper = await arrive(proxy);
      platform.network = network;
      const refused = await shopper.pay('key-1');
      // The last two will pass; the platform's no to a credential will not.
      const isPassing = refused.headers.has('retry-after');
      assert.deepEqual([refused.status, codeOf(refused)], [isPassing ? 503 : 502, 'platform-unavailable']);
      assert.equal(isPassing, refusals.indexOf(network) >= refusals.length - 2);
      assert.deepEqual((await shopper.attempt('key-1')).body['outcome'], 'refused');
    }
  });

  it('tries again with the same key and the same bytes while the answer is in doubt', async () => {
    const { proxy, platform } = openShop({ platform: { budget: 2000 } });
    const shopper = await arrive(proxy);
    let tries = 0;
    platform.network = (_, execute) => {
      const response = execute();
      if (++tries < 3) throw new TypeError('connection reset');
      return response;
    };
    assert.equal((await shopper.pay('key-1')).body['outcome'], 'paid');
    assert.equal(new Set(platform.paid.map(({ key, body }) => key + JSON.stringify(body))).size, 1);
    assert.equal(platform.paid.length, 3);
    assert.equal(platform.executed.length, 1);
  });

  it('takes no refusal for certain once an earlier try may have been carried out', async () => {
    const { proxy, platform } = openShop({ platform: { budget: 2000 } });
    const shopper = await arrive(proxy);
    let tries = 0;
    platform.network = (_, execute) => {
      execute();
      return ++tries === 1 ? answer(503, {}) : serviceError(422, '172');
    };
    const { status, body } = await shopper.pay('key-1');
    assert.deepEqual([status, body['outcome'], body['settled']], [200, 'unknown', true]);
    assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open');
  });

  it('waits for a payment that is still under way at the platform instead of judging it', async () => {
    const { proxy, platform } = openShop({ platform: { budget: 2000 } });
    const shopper = await arrive(proxy);
    let tries = 0;
    platform.network = (_, execute) => (++tries === 1 ? serviceError(422, '704') : execute());
    assert.equal((await shopper.pay('key-1')).body['outcome'], 'paid');
  });

  it('answers 202 while it works, and the truth afterwards', async () => {
    const { proxy, platform, idle } = openShop({ answerWithin: 10 });
    const shopper = await arrive(proxy);
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    platform.network = (_, execute) => gate.then(execute);
    const early = await shopper.pay('key-1');
    assert.deepEqual([early.status, early.body['outcome'], early.body['settled']], [202, 'unknown', false]);
    assert.equal((await shopper.attempt('key-1')).status, 202);
    assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open');
    release();
    await idle();
    const late = await shopper.attempt('key-1');
    assert.deepEqual([late.status, late.body['outcome']], [200, 'paid']);
  });

  it('hands the raw answer to the merchant, and survives hooks that fail', async () => {
    const answers: RawAnswer[] = [];
    const { proxy } = openShop({ onAnswer: (raw) => void answers.push(raw) });
    await (await arrive(proxy)).pay('key-1');
    assert.deepEqual(answers[0]?.answer['additionalData'], {
      cardSummary: '1111',
      paymentMethod: 'visa',
      cvcResultRaw: 'M',
      authCode: '065696',
    });
    const fail = (): never => {
      throw new Error('hook');
    };
    const broken = openShop({ onAnswer: fail, onSettled: fail, onEvent: fail });
    assert.equal((await (await arrive(broken.proxy)).pay('key-1')).body['outcome'], 'paid');
  });

  it('stores a card under the name that the merchant gave, and for no other shopper', async () => {
    const signedIn = openShop({ identify: () => ({ audience: 'shopper', shopperReference: 'shopper-7' }) });
    await new Browser(signedIn.proxy).pay('key-1', { storePaymentMethod: true });
    const [{ body } = assert.fail()] = signedIn.platform.paid;
    assert.equal(body['shopperReference'], 'shopper-7');
    assert.equal(body['storePaymentMethod'], true);
    assert.equal(body['recurringProcessingModel'], 'CardOnFile');
    const guests = openShop();
    const guest = await arrive(guests.proxy);
    assert.equal(fieldOf(await guest.pay('key-1', { storePaymentMethod: true })), 'storePaymentMethod');
    const stored = { type: 'scheme', storedPaymentMethodId: '8415718415172204' };
    assert.equal(
      fieldOf(await guest.pay('key-1', { paymentMethod: stored })),
      'paymentMethod.storedPaymentMethodId',
    );
    assert.equal(guests.platform.paid.length, 0);
  });

  it('takes a stored card with no more than its security code', async () => {
    const { proxy, platform } = openShop({
      identify: () => ({ audience: 'shopper', shopperReference: 'shopper-7' }),
    });
    const shopper = new Browser(proxy);
    const stored = {
      type: 'scheme',
      storedPaymentMethodId: '8415718415172204',
      encryptedSecurityCode: envelope(),
    };
    assert.equal((await shopper.pay('key-1', { paymentMethod: stored })).body['outcome'], 'paid');
    assert.deepEqual(platform.paid[0]?.body['paymentMethod'], stored);
    const both = { ...card(), storedPaymentMethodId: '8415718415172204' };
    assert.equal(
      codeOf(await shopper.pay('key-2', { order: 'ORDER-2', paymentMethod: both })),
      'invalid-request',
    );
  });

  it('counts a part that was authorised, and asks for the rest under the same order of the platform', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    platform.decide = (got) => ({
      ...authorised(got),
      resultCode: 'PartiallyAuthorised',
      amount: EUR(1000),
      order: { pspReference: 'ORDERPSP', orderData: 'SECRET', remainingAmount: EUR(999) },
    });
    const { body } = await shopper.pay('key-1');
    assert.deepEqual([body['outcome'], body['remaining']], ['action-required', EUR(999)]);
    assert.equal(codeOf(await shopper.pay('key-2')), 'amount-changed');
    platform.decide = authorised;
    const left = (await shopper.methods()).body;
    assert.deepEqual([left['amount'], left['attempt']], [EUR(999), undefined]);
    const rest = await shopper.pay('key-3', { amount: EUR(999) });
    assert.deepEqual([rest.body['outcome'], rest.body['amount']], ['paid', EUR(999)]);
    assert.deepEqual(platform.paid.at(-1)?.body['order'], { pspReference: 'ORDERPSP', orderData: 'SECRET' });
    assert.equal(codeOf(await shopper.pay('key-4')), 'order-paid');
    assert.equal((await shopper.methods()).body['attempt'], 'key-3');
  });

  it('pays a part with a gift card, the rest with a card, and tells the merchant when all is paid', async () => {
    const settled: string[] = [];
    const { proxy, platform } = openShop({ onSettled: (_, outcome) => void settled.push(outcome) });
    const shopper = await arrive(proxy);
    const { encryptedCardNumber, encryptedSecurityCode } = card();
    const gift = { type: 'giftcard', brand: 'givex', encryptedCardNumber, encryptedSecurityCode };
    assert.equal(
      codeOf(await shopper.pay('g0', { amount: EUR(2000), paymentMethod: gift })),
      'amount-changed',
    );
    const part = await shopper.pay('g1', { amount: EUR(500), paymentMethod: gift });
    assert.deepEqual([part.body['outcome'], part.body['remaining']], ['action-required', EUR(1499)]);
    const named = { pspReference: 'PSP00000000000B1', orderData: 'Ab02b4c0' };
    assert.deepEqual([platform.paid[0]?.body['order'], settled], [named, []]);
    const rest = await shopper.pay('k2', { amount: EUR(1499) });
    assert.deepEqual([rest.body['outcome'], platform.paid[1]?.body['order']], ['paid', named]);
    assert.deepEqual(settled, ['paid']);
    assert.equal(platform.got.filter(({ path }) => path === '/orders').length, 1);
  });

  it('says unknown for an attempt that a crash left open', async () => {
    const ledger = memoryLedger();
    let now = 1_800_000_000_000;
    const { proxy, platform } = openShop({ ledger, now: () => now, answerWithin: 1 });
    const shopper = await arrive(proxy);
    platform.network = () => new Promise(() => undefined);
    await shopper.pay('key-1');
    const restarted = openShop({ ledger, now: () => now });
    const after = new Browser(restarted.proxy);
    const headers = { cookie: shopper.cookies.join('; '), 'sec-fetch-site': 'same-origin' };
    const ask = () => after.send('/florin/attempts/key-1', { headers });
    assert.equal((await ask()).status, 202);
    now += 91_000;
    const { status, body } = await ask();
    assert.deepEqual([status, body['outcome'], body['settled']], [200, 'unknown', true]);
    assert.equal(restarted.platform.paid.length, 0);
  });

  it('C5-109: writes an answer down that the ledger would not take at first, and forgets none', async () => {
    const ledger = memoryLedger();
    const settle = ledger.settle.bind(ledger);
    let failures = 2;
    ledger.settle = (key, settlement) =>
      failures-- > 0 ? Promise.reject(new Error('connection lost')) : settle(key, settlement);
    const { proxy, events } = openShop({ ledger });
    const shopper = await arrive(proxy);
    assert.equal((await shopper.pay('key-1')).body['outcome'], 'paid');
    assert.ok(events.some(({ notes }) => notes.includes('ledger-failed')));
    failures = 10;
    const lost = await shopper.pay('key-2', { order: 'ORDER-2' });
    assert.deepEqual([lost.status, codeOf(lost)], [503, 'unavailable']);
    assert.equal((await shopper.attempt('key-2')).body['outcome'], 'unknown');
    assert.equal(codeOf(await shopper.pay('key-3', { order: 'ORDER-2' })), 'attempt-open');
  });
});
