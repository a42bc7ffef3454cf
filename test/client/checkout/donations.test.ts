import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { outcomeOf } from '../../../src/client/outcome.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';
import { amount, paid } from './payment-fixtures.js';

after(stopServers);

const key = { idempotencyKey: KEY };
const gift = {
  amount,
  merchantAccount: 'Florin',
  reference: 'gift-1',
  returnUrl: 'https://shop.example/return',
  donationToken: 'x',
  paymentMethod: { type: 'ideal' as const, issuer: '1121' },
};

test('a donation is answered with a payment of its own, which says whether it was paid', async () => {
  const answer = { id: 'D1', amount, payment: { ...paid, merchantReference: 'gift-1' }, status: 'completed' };
  const { url } = await aServerSaying(JSON.stringify(answer));
  const { payment, status } = await createClient({ baseUrl: url }).call(checkout.createDonation, gift, key);
  assert.equal(status, 'completed');
  assert.equal(outcomeOf(payment ?? {}, { reference: 'gift-1', amount }), 'paid');
});

test('a donation is made with one of five methods', async () => {
  const { url, heard } = await aServerSaying('{}');
  const client = createClient({ baseUrl: url });
  const giving = (paymentMethod: object) =>
    client.call(checkout.createDonation, { ...gift, paymentMethod } as typeof gift, key);
  for (const paymentMethod of [
    { type: 'applepay', applePayToken: 'x' },
    { type: 'googlepay', googlePayToken: 'x' },
    { type: 'paywithgoogle', googlePayToken: 'x' },
    { type: 'scheme', storedPaymentMethodId: '1' },
    gift.paymentMethod,
  ])
    await giving(paymentMethod);
  assert.equal(heard.length, 5);
  assert.equal((await errorOf(giving({ type: 'klarna' }))).field, 'paymentMethod.type');
});
