import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';

after(stopServers);

const amount = { value: 500, currency: 'EUR' };
const received = {
  merchantAccount: 'Florin',
  paymentPspReference: 'PSP1',
  pspReference: 'PSP2',
  reference: 'capture-1',
  status: 'received',
};
const key = { idempotencyKey: KEY };

test('part of a payment is captured by its reference; the answer promises nothing but that it was received', async () => {
  const { url, heard } = await aServerSaying(JSON.stringify({ ...received, amount }), { status: 201 });
  const input = {
    paymentPspReference: 'PSP1',
    merchantAccount: 'Florin',
    amount,
    reference: 'capture-1',
    splits: [{ type: 'BalanceAccount' as const, account: 'BA1', amount: { value: 500 } }],
  };
  const answer = await createClient({ baseUrl: url }).call(checkout.capturePayment, input, key);
  assert.deepEqual(answer, { ...received, amount });
  const { paymentPspReference, ...body } = input;
  assert.equal(heard[0]?.request.url, `/payments/${paymentPspReference}/captures`);
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), body);
  assert.equal(heard[0]?.request.headers['idempotency-key'], KEY);
});

test('a reason of a refund may be none, but not an unknown one', async () => {
  const answer = { ...received, amount, merchantRefundReason: null };
  const { url, heard } = await aServerSaying(JSON.stringify(answer), { status: 201 });
  const client = createClient({ baseUrl: url });
  const input = { paymentPspReference: 'PSP1', merchantAccount: 'Florin', amount };
  const refund = (merchantRefundReason: unknown) =>
    client.call(checkout.refundPayment, { ...input, merchantRefundReason } as typeof input, key);
  assert.deepEqual(await refund(null), answer);
  assert.equal((await refund('CUSTOMER REQUEST')).merchantRefundReason, null);
  assert.equal((await errorOf(refund('REGRET'))).field, 'merchantRefundReason');
  assert.equal(heard.length, 2);
});

test('whatever changes a payment asks for a key before anything is sent', async () => {
  const { url, heard } = await aServerSaying('{}');
  const client = bind(createClient({ baseUrl: url }), checkout);
  const payment = { paymentPspReference: 'PSP1', merchantAccount: 'Florin', amount };
  const without = {} as { idempotencyKey: string };
  const { paymentPspReference, merchantAccount } = payment;
  const calls = [
    client.capturePayment(payment, without),
    client.refundPayment(payment, without),
    client.updatePaymentAmount(payment, without),
    client.cancelPayment({ paymentPspReference, merchantAccount }, without),
    client.reversePayment({ paymentPspReference, merchantAccount }, without),
    client.cancelPaymentByReference({ paymentReference: 'order-1', merchantAccount }, without),
    client.cancelOrder({ merchantAccount, order: { orderData: 'x', pspReference: 'PSP1' } }, without),
  ];
  for (const call of calls) assert.equal((await errorOf(call)).field, 'Idempotency-Key');
  assert.equal(heard.length, 0);
});

test('an answer that is not `received` is no promise', async () => {
  const { url } = await aServerSaying(JSON.stringify({ ...received, status: 'refused' }), { status: 201 });
  const input = { paymentPspReference: 'PSP1', merchantAccount: 'Florin' };
  const { status } = await createClient({ baseUrl: url }).call(checkout.cancelPayment, input, key);
  assert.equal(status, 'unknown:refused');
});
