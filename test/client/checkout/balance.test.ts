import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';
import { amount } from './payment-fixtures.js';

after(stopServers);

test('a gift card is shown as it comes, and its answer says what is left and whether that is enough', async () => {
  const answer = {
    balance: { value: 500, currency: 'EUR' },
    pspReference: 'PSP1',
    resultCode: 'NotEnoughBalance',
  };
  const { url, heard } = await aServerSaying(JSON.stringify(answer));
  const client = createClient({ baseUrl: url });
  const paymentMethod = {
    type: 'giftcard',
    brand: 'svs',
    encryptedCardNumber: 'x',
    encryptedSecurityCode: 'y',
  };
  const input = { amount, merchantAccount: 'Florin', paymentMethod };
  assert.deepEqual(await client.call(checkout.getBalance, input), answer);
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), input);
  const odd = { ...input, paymentMethod: { type: 'giftcard', cvc: 737 } } as unknown as typeof input;
  assert.equal((await errorOf(client.call(checkout.getBalance, odd))).field, 'paymentMethod.cvc');
});
