import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';
import { amount } from './payment-fixtures.js';

after(stopServers);

const link = {
  amount,
  merchantAccount: 'Florin',
  reference: 'order-1',
  id: 'PL1',
  status: 'expired',
  url: 'https://pay.example/PL1',
};

test('a link can be ended, and nothing else of it can be changed', async () => {
  const { url, heard } = await aServerSaying(JSON.stringify(link));
  const client = createClient({ baseUrl: url });
  const change = (fields: object) =>
    client.call(checkout.updatePaymentLink, { linkId: 'PL1', ...fields } as {
      linkId: string;
      status: 'expired';
    });
  assert.deepEqual(await change({ status: 'expired' }), link);
  assert.deepEqual([heard[0]?.request.method, heard[0]?.body], ['PATCH', '{"status":"expired"}']);
  assert.equal((await errorOf(change({ status: 'active' }))).field, 'status');
  assert.equal((await errorOf(change({ status: 'expired', amount }))).field, 'amount');
});

test('a link is read with the recipient that it was made for, even without the kind of card', async () => {
  const fundRecipient = { paymentMethod: { holderName: 'A' }, subMerchant: { mcc: '5045' } };
  const { url } = await aServerSaying(JSON.stringify({ ...link, fundRecipient, status: 'refunded' }));
  const answer = await createClient({ baseUrl: url }).call(checkout.getPaymentLink, { linkId: 'PL1' });
  assert.deepEqual(answer.fundRecipient, fundRecipient);
  assert.equal(answer.status, 'unknown:refunded');
});
