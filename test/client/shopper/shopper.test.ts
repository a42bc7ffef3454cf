import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { shopper } from '../../../src/client/shopper/index.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';

after(stopServers);

const amount = { value: 1999, currency: 'EUR' };
const browser = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'nl',
  screenHeight: 800,
  screenWidth: 1200,
  timeZoneOffset: -60,
};
const request = {
  order: 'order-1',
  amount,
  paymentMethod: { type: 'scheme' as const, encryptedCardNumber: 'a.b.c.d.e' },
  browser,
};
const answer = { key: KEY, order: 'order-1', outcome: 'paid', settled: true, amount };

const clientFor = async (said: unknown, status = 200) => {
  const { url, heard } = await aServerSaying(JSON.stringify(said), { status });
  return { client: createClient({ baseUrl: `${url}/florin` }), heard };
};

test('a page pays with the key of its attempt', async () => {
  const { client, heard } = await clientFor(answer);
  assert.deepEqual(await client.call(shopper.pay, request, { idempotencyKey: KEY }), answer);
  assert.equal(heard[0]?.request.url, '/florin/checkout/payments');
  assert.equal(heard[0]?.request.headers['idempotency-key'], KEY);
});

test('an attempt that is still being worked on is an answer too, for paying, details and asking', async () => {
  const open = { ...answer, outcome: 'unknown', settled: false };
  const { client } = await clientFor(open, 202);
  assert.deepEqual(await client.call(shopper.pay, request, { idempotencyKey: KEY }), open);
  assert.deepEqual(await client.call(shopper.details, { order: 'order-1', redirectResult: 'x' }), open);
  assert.deepEqual(await client.call(shopper.attempt, { key: KEY }), open);
});

test('a page cannot send what is not its to say, nor more than there is room for', async () => {
  const { client, heard } = await clientFor(answer);
  const cases: [field: string, changed: object][] = [
    ['merchantAccount', { merchantAccount: 'x' }],
    ['returnUrl', { returnUrl: 'https://evil.example' }],
    ['shopperReference', { shopperReference: 'x' }],
    ['amount.tax', { amount: { ...amount, tax: 1 } }],
    ['amount.value', { amount: { value: -1, currency: 'EUR' } }],
    ['order', { order: '' }],
    ['order', { order: 'x'.repeat(81) }],
    ['paymentMethod.number', { paymentMethod: { type: 'scheme', number: 'x' } }],
    ['paymentMethod.cvc', { paymentMethod: { type: 'scheme', cvc: 'x' } }],
    [
      'paymentMethod.encryptedCardNumber',
      { paymentMethod: { type: 'scheme', encryptedCardNumber: 'x'.repeat(15_001) } },
    ],
    ['browser.screenWidth', { browser: { ...browser, screenWidth: 1.5 } }],
    ['browser.userAgent', { browser: { ...browser, userAgent: 'x' } }],
    ['recurringProcessingModel', { recurringProcessingModel: 'Forever' }],
  ];
  for (const [field, changed] of cases) {
    const call = client.call(shopper.pay, { ...request, ...changed } as typeof request, {
      idempotencyKey: KEY,
    });
    const error = await errorOf(call);
    assert.deepEqual([error.kind, error.field, error.unsent], ['contract', field, true]);
  }
  assert.equal(heard.length, 0);
});

test('all a page needs before a card can be typed comes in one answer', async () => {
  const methods = {
    environment: 'sandbox',
    serverTime: '1795228800000',
    order: 'order-1',
    amount,
    methods: [{ type: 'scheme', name: 'Cards', brands: ['visa'] }],
    storedCards: [
      { id: '1', brand: 'visa', name: 'VISA', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' },
    ],
    canStore: true,
  };
  const { client, heard } = await clientFor(methods);
  assert.deepEqual(await client.call(shopper.methods, { order: 'order-1', locale: 'nl-NL' }), methods);
  assert.equal(heard[0]?.request.url, '/florin/checkout/paymentMethods');
});
