import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserRow, createClient, pages } from '../../../src/client/index.js';
import { capturePayment } from '../../../src/client/checkout/index.js';
import { getPayment, listPayments } from '../../../src/client/operator/index.js';
import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { startPlatform, ACCOUNT, approver, operator } from '../policy/office.js';
import { openAppShop } from '../app-shop.js';
import { Browser, card, codeOf, EUR, fieldOf, openShop, SECRET } from '../shop.js';

const HOME = 'http://localhost:8080';
const refuse = { resultCode: 'Refused', refusalReasonCode: '2', pspReference: 'PSPREFUSED' };

/** A shop with payments in its ledger, and a proxy that takes its caller from the test. */
async function openOffice(orders: readonly string[] = ['ORDER-1', 'ORDER-2', 'ORDER-3']) {
  let at = 1_800_000_000_000;
  const ledger = memoryLedger();
  const shop = openShop({
    ledger,
    now: () => (at += 1000),
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
  });
  let count = 0;
  const { decide } = shop.platform;
  shop.platform.decide = (got) => ({ ...decide(got), pspReference: `PSP${++count}` });
  const browser = new Browser(shop.proxy);
  await browser.methods();
  for (const order of orders) await browser.pay(`key-${order}`, { order });
  const get = (path: string, who: Identity | null = operator) =>
    browser.send(`/florin${path}`, {
      headers: { 'sec-fetch-site': 'same-origin', ...(who && { 'x-identity': JSON.stringify(who) }) },
    });
  return { ...shop, ledger, browser, get };
}

const list = ({ body }: { body: Record<string, unknown> }) => body['payments'] as Record<string, unknown>[];
const ordersOf = (reply: { body: Record<string, unknown> }) => list(reply).map(({ order }) => order);

test('an operator sees payments, latest first, with what tells one from another', async () => {
  const { get } = await openOffice();
  const reply = await get('/payments');
  assert.equal(reply.status, 200);
  assert.deepEqual(ordersOf(reply), ['ORDER-3', 'ORDER-2', 'ORDER-1']);
  const [latest = {}] = list(reply);
  assert.match(String(latest['reference']), /^ORDER-3-/);
  assert.match(String(latest['at']), /^2027-.*Z$/);
  const { reference: _, at: __, ...facts } = latest;
  assert.deepEqual(facts, {
    order: 'ORDER-3',
    pspReference: 'PSP3',
    amount: EUR(1999),
    outcome: 'paid',
    brand: 'visa',
    lastFour: '1111',
  });
});

test('for all other callers the path does not exist, whatever they ask for', async () => {
  const { get } = await openOffice();
  const [payment = {}] = list(await get('/payments'));
  const shopper: Identity = { audience: 'shopper', shopperReference: 'me-1' };
  for (const who of [shopper, { audience: 'seller' } as const, approver, null])
    for (const path of [
      '/payments',
      '/payments?limit=x',
      '/payment-totals',
      '/payments/unknown',
      `/payments/${String(payment['reference'])}`,
    ]) {
      const reply = await get(path, who);
      assert.deepEqual([reply.status, reply.body], [404, { error: { code: 'not-found' } }]);
    }
});

test('a payment is found by order, reference and the platform’s reference', async () => {
  const { get } = await openOffice();
  const [payment = {}] = list(await get('/payments?search=ORDER-2'));
  const find = async (search: string) =>
    ordersOf(await get(`/payments?search=${encodeURIComponent(search)}`));
  assert.deepEqual(await find(String(payment['reference'])), ['ORDER-2']);
  assert.deepEqual(await find('PSP2'), ['ORDER-2']);
  assert.deepEqual(await find('PSP'), ['ORDER-3', 'ORDER-2', 'ORDER-1']);
  assert.deepEqual(await find('%'), []);
  for (const reference of [payment['reference'], 'PSP2'])
    assert.equal((await get(`/payments/${String(reference)}`)).body['order'], 'ORDER-2');
  assert.equal((await get('/payments/PSP')).status, 404);
});

test('pages follow each other without a gap, a double or an end that moves', async () => {
  const { browser, get } = await openOffice(['ORDER-1', 'ORDER-2', 'ORDER-3', 'ORDER-4', 'ORDER-5']);
  const seen: unknown[] = [];
  let cursor = '';
  do {
    const reply = await get(`/payments?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    seen.push(...ordersOf(reply));
    cursor = String(reply.body['nextCursor'] ?? '');
    await browser.pay(`late-${seen.length}`, { order: `ORDER-9${seen.length}` });
  } while (cursor);
  assert.deepEqual(seen, ['ORDER-5', 'ORDER-4', 'ORDER-3', 'ORDER-2', 'ORDER-1']);
});

test('payments are narrowed by when, how they ended, method, currency and amount, and added up by currency', async () => {
  const { browser, get, platform } = await openOffice(['ORDER-1', 'ORDER-2', 'ORDER-3']);
  platform.decide = () => refuse;
  await browser.pay('key-4', { order: 'ORDER-4' });
  const find = async (query: string) => ordersOf(await get(`/payments?${query}`));
  const [last = {}, , second = {}] = list(await get('/payments'));
  assert.deepEqual(await find(`from=${String(second['at'])}`), ['ORDER-4', 'ORDER-3', 'ORDER-2']);
  assert.deepEqual(await find(`until=${String(second['at'])}`), ['ORDER-1']);
  assert.deepEqual(await find('outcome=refused'), [String(last['order'])]);
  assert.deepEqual(await find('outcome=pending'), []);
  assert.deepEqual(await find('method=visa&outcome=paid&limit=2'), ['ORDER-3', 'ORDER-2']);
  assert.deepEqual(await find('currency=EUR&least=1999&most=1999&search=ORDER-2'), ['ORDER-2']);
  assert.deepEqual(await find('currency=EUR&least=2000'), []);
  const totals = await get('/payment-totals?search=ORDER');
  assert.deepEqual(totals.body, {
    totals: [{ count: 4, amount: EUR(7996), authorisedCount: 3, authorised: EUR(5997) }],
    currencies: ['EUR'],
    methods: [{ brand: 'visa' }],
  });
  const { body } = await get('/payment-totals?outcome=refused');
  assert.deepEqual(body['totals'], [{ count: 1, amount: EUR(1999), authorisedCount: 0, authorised: EUR(0) }]);
  for (const who of [{ audience: 'seller' } as const, approver, null])
    assert.equal((await get('/payment-totals', who)).status, 404);
});

test('nonsense is refused by its name', async () => {
  const { get } = await openOffice();
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=abc', 'cursor'],
    ['search=a&search=b', 'search'],
    ['owner=me', 'owner'],
    ['from=yesterday', 'from'],
    ['until=2027-13-01T00:00:00Z', 'until'],
    ['outcome=done', 'outcome'],
    ['least=5', 'currency'],
    ['currency=EUR&most=-1', 'most'],
  ]) {
    const reply = await get(`/payments?${query}`);
    assert.deepEqual([reply.status, codeOf(reply), fieldOf(reply)], [422, 'invalid-request', field], query);
  }
  assert.equal((await get('/payments/%2e%2e%2fconfig')).status, 400);
});

test('an attempt that was refused, or of which nothing is known, says so', async () => {
  const { browser, get, platform } = await openOffice([]);
  platform.decide = () => refuse;
  await browser.pay('key-1', { order: 'ORDER-1' });
  platform.network = () => Promise.reject(new TypeError('broken'));
  await browser.pay('key-2', { order: 'ORDER-2' });
  const payments = list(await get('/payments'));
  assert.deepEqual(
    payments.map(({ order, outcome, pspReference }) => [order, outcome, pspReference]),
    [
      ['ORDER-2', 'unknown', undefined],
      ['ORDER-1', 'refused', 'PSPREFUSED'],
    ],
  );
  const { body } = await get(`/payments/${String(payments[0]?.['reference'])}`);
  const [authorisation] = body['history'] as Record<string, unknown>[];
  assert.deepEqual([authorisation?.['kind'], authorisation?.['status']], ['authorisation', 'unknown']);
});

test('what the platform said of risk and 3D Secure is the operator’s to read, and no shopper’s', async () => {
  const { browser, get, platform } = await openOffice([]);
  const { decide } = platform;
  platform.decide = (got) => {
    const answer = decide(got);
    const said = { threeDOffered: 'true', threeDAuthenticated: 'false', threeDSVersion: '2.2.0' };
    const more = { liabilityShift: 'perhaps', fraudResultType: 'GREEN' };
    return {
      ...answer,
      additionalData: { ...(answer['additionalData'] as object), ...said, ...more },
      fraudResult: { accountScore: 35, results: [{ name: 'Names', accountScore: 35, checkId: 1 }] },
    };
  };
  const paid = await browser.pay('key-1', { order: 'ORDER-1' });
  assert.equal(paid.body['outcome'], 'paid');
  assert.doesNotMatch(JSON.stringify(paid.body), /checks|risk|threeD|35/);
  const attempt = await browser.send('/florin/attempts/key-1');
  assert.doesNotMatch(JSON.stringify(attempt.body), /checks|risk|threeD/);
  const [{ reference = '' } = {}] = list(await get('/payments')) as { reference?: string }[];
  const { body } = await get(`/payments/${reference}`);
  assert.deepEqual(body['checks'], {
    riskScore: 35,
    threeDSOffered: true,
    threeDSAuthenticated: false,
    threeDSVersion: '2.2.0',
  });
});

test('a payment names the disputes that the platform has reported of it, each once', async () => {
  const { get, ledger } = await openOffice(['ORDER-1', 'ORDER-2']);
  const [, first = {}] = list(await get('/payments'));
  for (const code of ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'])
    await ledger.keepEvent({
      id: `${code}:D1:true`,
      kind: 'dispute',
      success: true,
      reference: String(first['reference']),
      pspReference: 'D1',
      originalReference: 'PSP1',
      code,
      at: 5,
    });
  const disputesOf = async (payment: Record<string, unknown>) =>
    (await get(`/payments/${String(payment['reference'])}`)).body['disputes'];
  assert.deepEqual(await disputesOf(first), ['D1']);
  assert.equal(await disputesOf(list(await get('/payments'))[0] ?? {}), undefined);
});

/** The same against the sandbox, where captures and refunds are real. */
async function openSandboxOffice() {
  const sandbox = await startPlatform();
  let isBroken = false;
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: ACCOUNT,
    secret: SECRET,
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => ({ amount: EUR(1999), returnUrl: `${HOME}/return` }),
    identify: (request) => (request.headers.has('x-office') ? operator : null),
    platform: {
      fetch: async (url, init) => {
        const answer = await sandbox.fetch(url, init);
        if (isBroken) throw new TypeError('broken');
        return answer;
      },
    },
  });
  const shopper = new Browser(proxy, HOME);
  await shopper.methods();
  const number = 'test_4111111111111111';
  await shopper.pay('key-1', {
    paymentMethod: {
      ...card(),
      encryptedCardNumber: number,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  });
  const client = createClient({
    baseUrl: `${HOME}/florin`,
    headers: { 'x-office': '1', origin: HOME, 'sec-fetch-site': 'same-origin' },
    fetch: (url, init) => proxy(new Request(url, init)),
  });
  const captureRow = browserRow({ ...capturePayment, path: `/checkout${capturePayment.path}` as const });
  const capture = (paymentPspReference: string, value: number, idempotencyKey: string) =>
    client.call(captureRow, { paymentPspReference, amount: EUR(value) }, { idempotencyKey });
  return { capture, client, breakNetwork: (broken: boolean) => (isBroken = broken) };
}

test('history tells what was asked for and what is certain of it, and how a doubt is ended', async () => {
  const { capture, client, breakNetwork } = await openSandboxOffice();
  const { payments } = await client.call(listPayments, {});
  const { pspReference = '', reference } = payments[0] ?? {};
  await capture(pspReference, 500, 'capture-1');
  await capture(pspReference, 99_999, 'capture-2').catch(() => undefined);
  breakNetwork(true);
  await capture(pspReference, 100, 'capture-3').catch(() => undefined);
  const history = async () => {
    const payment = await client.call(getPayment, { reference: reference ?? '' });
    return payment.history.map(({ kind, amount, status, code, key }) => [
      kind,
      amount?.value,
      status,
      code,
      key,
    ]);
  };
  const authorised = ['authorisation', 1999, 'paid', undefined, undefined];
  const captured = ['capture', 500, 'received', undefined, 'capture-1'];
  const refused = ['capture', 99_999, 'refused', 'platform-refused', 'capture-2'];
  assert.deepEqual(await history(), [
    authorised,
    captured,
    refused,
    ['capture', 100, 'unknown', undefined, 'capture-3'],
  ]);
  breakNetwork(false);
  await capture(pspReference, 100, 'capture-3');
  assert.deepEqual(await history(), [
    authorised,
    captured,
    refused,
    ['capture', 100, 'received', undefined, 'capture-3'],
  ]);
});

test('the list can be read through with the client’s own pages', async () => {
  const { client } = await openSandboxOffice();
  const found = [];
  for await (const payment of pages(client, listPayments, { search: 'ORDER' })) found.push(payment.order);
  assert.deepEqual(found, ['ORDER-1']);
});

for (const [type, method, refunds] of [
  ['multibanco', 'Multibanco', 'not-possible'],
  ['bankTransfer_IBAN', 'SEPA transfer', 'to-named-account'],
  ['blik', 'BLIK', undefined],
] as const)
  test(`an operator sees that ${method ?? type} ${refunds === undefined ? 'goes back the way it came' : `is given back: ${refunds}`}`, async () => {
    const shop = await openAppShop({
      amount: EUR(1999),
      options: { identify: () => operator },
    });
    const begun = await shop.pay('k1', { type, ...(type === 'blik' && { fields: { blikCode: '123456' } }) });
    const { paper, url } = begun.body['action'] as { paper?: { instructionsUrl?: string }; url: string };
    const address = new URL(paper?.instructionsUrl ?? url);
    const body = new URLSearchParams({
      MD: address.searchParams.get('MD') ?? '',
      choice: type === 'blik' ? 'approve' : 'pay',
    });
    await shop.sandbox.fetch(`${address.origin}${address.pathname}-answer`, { method: 'POST', body });
    await shop.report();
    const get = (path: string) =>
      shop.shopper.send(`/florin${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    const [payment = {}] = list(await get('/payments'));
    assert.equal(payment['outcome'], 'paid');
    const { body: record } = await get(`/payments/${String(payment['reference'])}`);
    assert.equal(record['refunds'], refunds);
    assert.deepEqual([payment['method'], record['method']], [method, method]);
  });

for (const [how, choice, outcome] of [
  ['is waited for', undefined, 'action-required'],
  ['was declined in its app', 'decline', 'refused'],
  ['was stopped for another method', 'stop', 'cancelled'],
] as const)
  test(`an operator reads the name of a method that ${how}`, async () => {
    const shop = await openAppShop({ options: { identify: () => operator } });
    const begun = await shop.pay('k1');
    if (choice === 'stop') await shop.cancel('k1');
    else if (choice) await shop.answer(begun, choice);
    await shop.report();
    const [payment] = list(
      await shop.shopper.send('/florin/payments', { headers: { 'sec-fetch-site': 'same-origin' } }),
    );
    assert.deepEqual([payment?.['method'], payment?.['outcome']], ['BLIK', outcome]);
  });
