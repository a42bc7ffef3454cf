import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { outcomeOf } from '../../../src/client/outcome.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';
import { amount, paid, pay, payment, reading } from './payment-fixtures.js';

after(stopServers);

test('a payment with every field of the specification goes out and its answer comes back', async () => {
  const { url, heard } = await aServerSaying(JSON.stringify(paid));
  const answer = await pay(`${url}/v71`);
  assert.equal(heard[0]?.request.url, '/v71/payments');
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), payment);
  assert.deepEqual(answer, paid);
  assert.equal(outcomeOf(answer, { reference: 'order-1', amount }), 'paid');
});

test('what the platform would refuse is refused before it is sent, with the path of the field', async () => {
  const { url, heard } = await aServerSaying(JSON.stringify(paid));
  const { paymentMethod } = payment;
  const cases: [field: string, changed: object][] = [
    ['merchantAccount', { merchantAccount: undefined }],
    ['reference', { reference: undefined }],
    ['origin', { origin: 'x'.repeat(81) }],
    ['shopperReference', { shopperReference: 'ab' }],
    ['amount.value', { amount: { value: 19.99, currency: 'EUR' } }],
    ['amount.exponent', { amount: { ...amount, exponent: 2 } }],
    ['shopperInteraction', { shopperInteraction: 'Telephone' }],
    ['paymentMethod.type', { paymentMethod: { ...paymentMethod, type: undefined } }],
    ['paymentMethod.type', { paymentMethod: { type: 'brand-new' } }],
    ['paymentMethod.pan', { paymentMethod: { ...paymentMethod, pan: '1' } }],
    [
      'paymentMethod.encryptedCardNumber',
      { paymentMethod: { ...paymentMethod, encryptedCardNumber: 'x'.repeat(15_001) } },
    ],
    ['paymentMethod.issuer', { paymentMethod: { type: 'eps' } }],
    [
      'billingAddress.city',
      { billingAddress: { country: 'NL', houseNumberOrName: '1', postalCode: '1', street: 'S' } },
    ],
    ['lineItems.0.price', { lineItems: [{ id: '1', price: 1 }] }],
    [
      'browserInfo.colorDepth',
      {
        browserInfo: {
          acceptHeader: '*/*',
          colorDepth: 2 ** 31,
          javaEnabled: false,
          language: 'en',
          screenHeight: 1,
          screenWidth: 1,
          timeZoneOffset: 0,
          userAgent: 'x',
        },
      },
    ],
    ['metadata.a', { metadata: { a: 1 } }],
    ['mpiData.cavv', { mpiData: { cavv: 'not base64!' } }],
    ['encryptedCardNumber', { encryptedCardNumber: 'x' }],
  ];
  for (const [field, changed] of cases) {
    const error = await errorOf(pay(url, { ...payment, ...changed }));
    assert.deepEqual([error.kind, error.field, error.unsent], ['contract', field, true]);
  }
  assert.equal(heard.length, 0);
});

test('C2-56: only a day, or a moment with its offset, is sent as a time; in answers a time is text', async () => {
  const { url } = await aServerSaying(JSON.stringify(paid));
  for (const deliverAt of [
    '2026-11-21',
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.123+05:30',
    '2026-11-21T10:00+14:00',
  ])
    assert.ok(await pay(url, { ...payment, deliverAt }), deliverAt);
  const odd = [
    '2026-11-21T10:00:00',
    '2026-11-21T10:00:00+99:00',
    '10000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-13-01',
    '21/11/2026',
    'tomorrow',
    '',
  ];
  for (const deliverAt of odd) {
    const error = await errorOf(pay(url, { ...payment, deliverAt }));
    assert.deepEqual([error.field, error.unsent], ['deliverAt', true], deliverAt);
    const answer = await reading({ ...paid, action: { type: 'voucher', expiresAt: deliverAt } });
    assert.equal(answer.action?.expiresAt, deliverAt);
  }
});

test('C2-40: a result code that is not known reads as unknown, not as one that is', async () => {
  for (const resultCode of ['authorised', 'AuthorisedLater', '', '__proto__', 'unknown']) {
    const answer = await reading({ ...paid, resultCode });
    assert.equal(answer.resultCode, `unknown:${resultCode}`);
    assert.equal(outcomeOf(answer, { reference: 'order-1', amount }), 'unknown');
  }
  for (const resultCode of [1, null, ['Authorised'], {}]) {
    const { url } = await aServerSaying(JSON.stringify({ ...paid, resultCode }));
    assert.equal((await errorOf(pay(url))).field, 'resultCode');
  }
});

test('C2-44: of additional data only texts are kept, and a flood is cut', async () => {
  const odd = {
    ok: 'yes',
    number: 1,
    none: null,
    list: ['a'],
    map: { a: 'b' },
    flag: true,
    markup: '<img src=x onerror=alert(1)>',
  };
  const { additionalData } = await reading({ ...paid, additionalData: odd });
  assert.deepEqual(additionalData, { ok: 'yes', markup: odd.markup });
  const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`key${at}`, 'x']));
  const answer = await reading({ ...paid, additionalData: flood });
  assert.equal(Object.keys(answer.additionalData ?? {}).length, 500);
  const { url } = await aServerSaying(JSON.stringify({ ...paid, additionalData: 'not a map' }));
  assert.equal((await errorOf(pay(url))).field, 'additionalData');
});

test('C2-45: a map of the platform cannot reach a prototype', async () => {
  const text = JSON.stringify({ ...paid, action: { type: 'redirect', data: { MD: '1' } } })
    .replace('"cvcResult"', '"__proto__":{"x":1},"constructor":"y","cvcResult"')
    .replace('"MD"', '"__proto__":"x","MD"');
  const answer = await pay((await aServerSaying(text)).url);
  assert.equal(Object.getPrototypeOf(answer.additionalData), Object.prototype);
  assert.equal(({} as { x?: unknown }).x, undefined);
  assert.equal(Object.hasOwn(answer.additionalData ?? {}, '__proto__'), false);
  assert.deepEqual(answer.action?.data, { MD: '1' });
});

test('details go out under a key of their own and may be answered with an action', async () => {
  const action = { type: 'threeDS2', subtype: 'challenge', token: 'x' };
  const { url, heard } = await aServerSaying(JSON.stringify({ resultCode: 'ChallengeShopper', action }));
  const client = createClient({ baseUrl: url });
  const input = { details: { 'threeds2.fingerprint': 'x' } };
  const answer = await client.call(checkout.paymentDetails, input, { idempotencyKey: KEY });
  assert.deepEqual(answer.action, action);
  assert.equal(heard[0]?.request.url, '/payments/details');
  assert.equal(heard[0]?.request.headers['idempotency-key'], KEY);
  const error = await errorOf(
    client.call(
      checkout.paymentDetails,
      { details: { redirectResult: 'x'.repeat(20_001) } },
      { idempotencyKey: KEY },
    ),
  );
  assert.equal(error.field, 'details.redirectResult');
});

test('payment methods are asked for and listed, with what is stored', async () => {
  const answer = {
    paymentMethods: [
      {
        type: 'scheme',
        name: 'Cards',
        brands: ['visa', 'mc'],
        fundingSource: 'credit',
        configuration: { a: 'b' },
      },
    ],
    storedPaymentMethods: [
      {
        id: '1',
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: '03',
        expiryYear: '2030',
        type: 'scheme',
        supportedShopperInteractions: ['Ecommerce'],
      },
    ],
  };
  const { url, heard } = await aServerSaying(JSON.stringify(answer));
  const input = { merchantAccount: 'Florin', amount, countryCode: 'NL', channel: 'Web' as const };
  assert.deepEqual(await createClient({ baseUrl: url }).call(checkout.paymentMethods, input), answer);
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), input);
});
