import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ProxyOptions } from '../../../src/proxy/index.js';
import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { call, cardNumber, paymentRequest, plainCard } from '../../sandbox/shop.js';
import { Browser, codeOf, fieldOf, SECRET } from '../shop.js';
import { ACCOUNT, operator, startPlatform } from './office.js';

const shopper = (shopperReference: string): Identity => ({ audience: 'shopper', shopperReference });

const ROWS = [
  'getBalance',
  'getCardDetails',
  'createApplePaySession',
  'createOrder',
  'cancelOrder',
  'listStoredPaymentMethods',
  'createStoredPaymentMethod',
  'deleteStoredPaymentMethod',
];

/** A shop with every row opened that a shopper may be given, and a sandbox behind it. */
async function openShop(options: Partial<ProxyOptions> = {}) {
  const sandbox = await startPlatform();
  const amount = { value: 1999, currency: 'EUR' };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: ACCOUNT,
    secret: SECRET,
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    enable: ROWS.map((row) => `checkout.${row}`),
    supply: () => ({ amount, reference: 'order-1', displayName: 'Shop', domainName: 'shop.example' }),
    ...options,
    platform: { fetch: sandbox.fetch },
  });
  const browser = new Browser(proxy, 'http://localhost:8080');
  let keys = 0;
  const send = (who: Identity, verb: string, path: string, body?: object, key = `key-${++keys}`) =>
    browser.send(`/florin${path}`, {
      method: verb,
      headers: {
        origin: browser.origin,
        'sec-fetch-site': 'same-origin',
        'x-identity': JSON.stringify(who),
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const pay = async (fields = {}) =>
    (
      await call(
        sandbox,
        '/v71/payments',
        paymentRequest(plainCard('paid-visa'), { merchantAccount: ACCOUNT, ...fields }),
      )
    ).body;
  return { sandbox, send, pay };
}

const STORED = '/checkout/storedPaymentMethods';

test('C5-104: a shopper lists, stores and deletes under the session’s own name alone', async () => {
  const { send, pay } = await openShop();
  await pay({ shopperReference: 'shopper-1', storePaymentMethod: true });
  const list = async (who: Identity) =>
    (await send(who, 'GET', STORED)).body['storedPaymentMethods'] as { id: string }[] | undefined;
  const [first] = (await list(shopper('shopper-1'))) ?? [];
  assert.ok(first);
  assert.deepEqual(await list(shopper('shopper-2')), []);
  const named = await send(shopper('shopper-2'), 'GET', `${STORED}?shopperReference=shopper-1`);
  assert.deepEqual([codeOf(named), fieldOf(named)], ['invalid-request', 'shopperReference']);
  const stored = await send(shopper('shopper-1'), 'POST', STORED, {
    paymentMethod: plainCard('paid-mc'),
    recurringProcessingModel: 'CardOnFile',
  });
  assert.equal(stored.status, 201);
  const remove = (who: Identity, id: string) => send(who, 'DELETE', `${STORED}/${id}`);
  const [theirs, unknown] = [
    await remove(shopper('shopper-2'), first.id),
    await remove(shopper('shopper-2'), 'NOSUCHTOKEN'),
  ];
  assert.deepEqual([theirs.status, theirs.body], [404, unknown.body]);
  assert.equal((await remove(shopper('shopper-1'), first.id)).status, 204);
  assert.deepEqual(
    (await list(shopper('shopper-1')))?.map(({ id }) => id),
    [stored.body['id']],
  );
});

test('a shopper without a name has nothing stored, and is never shown what others have', async () => {
  const { send, pay } = await openShop();
  await pay({ shopperReference: 'shopper-1', storePaymentMethod: true });
  const nameless: Identity = { audience: 'shopper', session: 's-1' };
  const body = { paymentMethod: plainCard('paid-mc'), recurringProcessingModel: 'CardOnFile' };
  for (const reply of [await send(nameless, 'GET', STORED), await send(nameless, 'POST', STORED, body)])
    assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
});

test('a shopper sees of a stored card, a gift card and an order what they need, and no more', async () => {
  const { send, pay } = await openShop();
  const me = shopper('shopper-1');
  await pay({ shopperReference: 'shopper-1', storePaymentMethod: true });
  const { body } = await send(me, 'GET', STORED);
  const [card = {}] = body['storedPaymentMethods'] as object[];
  assert.deepEqual(Object.keys(body), ['storedPaymentMethods']);
  assert.deepEqual(Object.keys(card).toSorted(), [
    'brand',
    'expiryMonth',
    'expiryYear',
    'id',
    'lastFour',
    'name',
    'type',
  ]);
  const gift = {
    type: 'giftcard',
    encryptedCardNumber: 'test_6036280000000000050',
    encryptedSecurityCode: 'test_000',
  };
  const balance = await send(me, 'POST', '/checkout/paymentMethods/balance', { paymentMethod: gift });
  assert.deepEqual(balance.body, { balance: { value: 0, currency: 'EUR' }, resultCode: 'Failed' });
  const order = await send(me, 'POST', '/checkout/orders', {});
  assert.deepEqual(Object.keys(order.body).toSorted(), [
    'amount',
    'expiresAt',
    'orderData',
    'pspReference',
    'reference',
    'remainingAmount',
    'resultCode',
  ]);
});

test('C5-103: what an order costs is the server’s to say', async () => {
  const { send } = await openShop();
  const amount = { value: 1, currency: 'EUR' };
  const reply = await send(shopper('shopper-1'), 'POST', '/checkout/orders', { amount });
  assert.deepEqual([codeOf(reply), fieldOf(reply)], ['invalid-request', 'amount']);
});

test('rows of a shopper are closed until the merchant opens them', async () => {
  const { send } = await openShop({ enable: [] });
  for (const [verb, path] of [
    ['GET', STORED],
    ['POST', '/checkout/orders'],
    ['POST', '/checkout/paymentMethods/balance'],
    ['POST', '/checkout/cardDetails'],
    ['POST', '/checkout/applePay/sessions'],
  ] as const)
    assert.equal((await send(shopper('shopper-1'), verb, path, verb === 'GET' ? undefined : {})).status, 404);
});

test('C5-105: only an operator captures, refunds, cancels, reverses, links', async () => {
  const { sandbox, send, pay } = await openShop();
  const { pspReference } = await pay();
  const amount = { value: 500, currency: 'EUR' };
  const at = `/checkout/payments/${String(pspReference)}`;
  for (const [path, body] of [
    ['captures', { amount }],
    ['refunds', { amount }],
    ['reversals', {}],
    ['cancels', {}],
    ['amountUpdates', { amount }],
  ] as const)
    for (const audience of ['shopper', 'seller', 'approver'] as const) {
      const reply = await send({ audience, shopperReference: 'me-1' }, 'POST', `${at}/${path}`, body);
      assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
    }
  assert.equal((await send(operator, 'POST', `${at}/captures`, { amount })).status, 201);
  assert.equal((await send(operator, 'POST', `${at}/refunds`, { amount })).status, 201);
  const beyond = await send(operator, 'POST', `${at}/refunds`, { amount });
  assert.deepEqual([beyond.status, codeOf(beyond)], [422, 'platform-refused']);
  assert.equal(sandbox.books()[0]?.history.length, 2);
});

test('an operator who asks twice under one key captures once', async () => {
  const { sandbox, pay, send } = await openShop();
  const { pspReference } = await pay();
  const path = `/checkout/payments/${String(pspReference)}/captures`;
  const ask = (value: number) =>
    send(operator, 'POST', path, { amount: { value, currency: 'EUR' } }, 'the-one-key');
  const [first, again] = [await ask(10), await ask(10)];
  assert.deepEqual(first.body, again.body);
  assert.equal(sandbox.books()[0]?.history.length, 1);
});

test('nothing pays around the ledger: the rows that do are closed to all callers', async () => {
  const { send, sandbox } = await openShop();
  const request = { paymentMethod: plainCard('paid-visa') };
  for (const path of ['payments', 'payments/details', 'paymentMethods'])
    assert.equal((await send(operator, 'POST', `/checkout-classic/${path}`, request)).status, 404);
  assert.equal((await send(operator, 'POST', '/checkout/payments', request)).status, 422);
  assert.deepEqual(sandbox.books(), []);
});

test('C5-106: what tells whether a card is good counts as an attempt to pay', async () => {
  const { send } = await openShop({ limits: { session: 2 } });
  const ask = () => send(shopper('shopper-1'), 'POST', '/checkout/cardDetails', { cardNumber: '411111' });
  assert.deepEqual([(await ask()).status, (await ask()).status], [200, 200]);
  const third = await ask();
  assert.deepEqual([third.status, codeOf(third)], [429, 'rate-limited']);
  assert.ok(Number(third.headers.get('retry-after')) > 0);
});

test('a card is looked up by at most eight digits, or by an envelope', async () => {
  const { send } = await openShop();
  const amount = { value: 1000, currency: 'EUR' };
  const rows = [
    ['/checkout/cardDetails', {}],
    ['/bin-lookup/get3dsAvailability', {}],
    ['/bin-lookup/getCostEstimate', { amount }],
  ] as const;
  for (const [path, fields] of rows) {
    const ask = (number: string) => send(operator, 'POST', path, { ...fields, cardNumber: number });
    assert.equal((await ask('41111111')).status, 200);
    for (const more of [cardNumber('paid-visa'), '411111111', '4111 1111', '４１１１１１１１'])
      assert.deepEqual(
        [codeOf(await ask(more)), fieldOf(await ask(more))],
        ['clear-card-data', 'cardNumber'],
      );
  }
  const sealed = { amount, encryptedCardNumber: `test_${cardNumber('paid-visa')}` };
  assert.equal((await send(operator, 'POST', '/bin-lookup/getCostEstimate', sealed)).status, 200);
  const outsider = await send(shopper('shopper-1'), 'POST', '/bin-lookup/getCostEstimate', sealed);
  assert.equal(outsider.status, 404);
});
