import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkoutClassic } from '../../../src/client/checkout-classic/index.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';

after(stopServers);

const key = { idempotencyKey: KEY };
const payment = {
  amount: { value: 1999, currency: 'EUR' },
  merchantAccount: 'Florin',
  reference: 'order-1',
  returnUrl: 'https://shop.example/return',
  paymentMethod: { type: 'scheme', encryptedCardNumber: 'x', storeDetails: true },
};

test('a payment method has whatever fields it needs, and side notes are texts, numbers and marks', async () => {
  const { url, heard } = await aServerSaying('{"resultCode":"Authorised"}');
  const client = createClient({ baseUrl: url });
  const additionalData = {
    'openinvoicedata.numberOfLines': 1,
    'openinvoicedata.line[1].itemId': 'x',
    'retry.skipRetry': true,
  };
  await client.call(checkoutClassic.createPayment, { ...payment, additionalData }, key);
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), { ...payment, additionalData });
  const nested = { ...payment, additionalData: { line: { itemId: 'x' } } } as unknown as typeof payment;
  assert.equal(
    (await errorOf(client.call(checkoutClassic.createPayment, nested, key))).field,
    'additionalData.line',
  );
});

test('a name needs a gender here, a split its amount, and a browser its facts, of whatever length', async () => {
  const { url, heard } = await aServerSaying('{}');
  const client = createClient({ baseUrl: url });
  const browserInfo = {
    acceptHeader: '*/*',
    colorDepth: 24,
    javaEnabled: false,
    language: 'nl',
    screenHeight: 1,
    screenWidth: 1,
    timeZoneOffset: 0,
    userAgent: 'Mozilla/5.0',
  };
  for (const [field, changed] of [
    ['shopperName.gender', { shopperName: { firstName: 'A', lastName: 'B' } }],
    ['splits.0.amount', { splits: [{ type: 'Commission' }] }],
    ['splits.0.type', { splits: [{ type: 'Surcharge', amount: { value: 1 } }] }],
    ['browserInfo.acceptHeader', { browserInfo: { ...browserInfo, acceptHeader: undefined } }],
  ] as const) {
    const input = { ...payment, ...changed } as typeof payment;
    assert.equal((await errorOf(client.call(checkoutClassic.createPayment, input, key))).field, field);
  }
  assert.equal(heard.length, 0);
  const long = { ...browserInfo, userAgent: `Mozilla/5.0 ${'AppleWebKit/537.36 '.repeat(20)}` };
  await client.call(checkoutClassic.createPayment, { ...payment, browserInfo: long }, key);
  assert.equal(heard.length, 1, 'it was sent');
});

test('a fingerprint is an action type of its own, and one that is not known is no reason to lose the answer', async () => {
  for (const [type, read] of [
    ['threeDS2Fingerprint', 'threeDS2Fingerprint'],
    ['threeDS2', 'unknown:threeDS2'],
  ] as const) {
    const answer = { resultCode: 'IdentifyShopper', action: { type, token: 'x' }, paymentData: 'y' };
    const { url, heard } = await aServerSaying(JSON.stringify(answer));
    const input = { details: { 'threeds2.fingerprint': 'x' }, paymentData: 'y' };
    const { action } = await createClient({ baseUrl: url }).call(
      checkoutClassic.submitPaymentDetails,
      input,
      key,
    );
    assert.deepEqual(action, { type: read, token: 'x' });
    assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), input);
  }
});

test('a link needs its country, and is answered with 200', async () => {
  const { amount, merchantAccount, reference } = payment;
  const made = { amount, reference, expiresAt: '2026-11-22T10:00:00Z', url: 'https://pay.example/1' };
  const { url } = await aServerSaying(JSON.stringify(made));
  const client = createClient({ baseUrl: url });
  const input = { amount, merchantAccount, reference, countryCode: 'NL' };
  assert.deepEqual(await client.call(checkoutClassic.createPaymentLink, input), made);
  const nowhere = { amount, merchantAccount, reference } as typeof input;
  assert.equal((await errorOf(client.call(checkoutClassic.createPaymentLink, nowhere))).field, 'countryCode');
});
