import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { checkout } from '../../../src/client/checkout/index.js';
import { ClientError } from '../../../src/client/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { EUR, HOUR, merchantAccount, MOMENT, openTill, refusal, type Till } from './till.js';

const ask =
  ({ client, key }: Till, paymentPspReference: string) =>
  (row: 'capturePayment' | 'refundPayment' | 'updatePaymentAmount', value: number, currency = 'EUR') =>
    client.call(
      checkout[row],
      { merchantAccount, paymentPspReference, amount: { value, currency } } as never,
      key(),
    );

const end =
  ({ client, key }: Till, paymentPspReference: string) =>
  (row: 'cancelPayment' | 'reversePayment', account = merchantAccount) =>
    client.call(checkout[row], { merchantAccount: account, paymentPspReference }, key());

test('a payment is captured in parts, refunded in parts, and never beyond what is left', async () => {
  const till = await openTill();
  const psp = await till.pay();
  const does = ask(till, psp);
  assert.equal(await refusal(does('refundPayment', 1)), '137');
  const first = await does('capturePayment', 999);
  assert.deepEqual([first.status, first.paymentPspReference], ['received', psp]);
  assert.notEqual(first.pspReference, psp);
  assert.equal(till.book(psp).captured, 0);
  till.wait(MOMENT);
  assert.equal(till.book(psp).captured, 999);
  assert.equal(await refusal(does('capturePayment', 1001)), '137');
  await does('capturePayment', 1000);
  await does('refundPayment', 500);
  assert.equal(await refusal(does('refundPayment', 1500)), '137');
  assert.equal(await refusal(does('refundPayment', 1, 'USD')), '138');
  await does('refundPayment', 1499);
  assert.equal(await refusal(does('refundPayment', 1)), '137');
  till.wait(MOMENT);
  const { captured, refunded, charged, history } = till.book(psp);
  assert.deepEqual([captured, refunded, charged], [1999, 1999, false]);
  assert.deepEqual(
    history.map(({ kind, amount, status }) => [kind, amount.value, status]),
    [
      ['capture', 999, 'booked'],
      ['capture', 1000, 'booked'],
      ['refund', 500, 'booked'],
      ['refund', 1499, 'booked'],
    ],
  );
});

test('an amount is updated up or down until something is captured', async () => {
  const till = await openTill();
  const psp = await till.pay();
  const does = ask(till, psp);
  assert.equal((await does('updatePaymentAmount', 2500)).amount.value, 2500);
  await does('capturePayment', 2400);
  till.wait(MOMENT);
  assert.deepEqual([till.book(psp).authorised, till.book(psp).captured], [2500, 2400]);
  assert.equal(await refusal(does('updatePaymentAmount', 3000)), '168');
});

test('a cancel lets go of what was not captured; a reversal gives back what was', async () => {
  const till = await openTill();
  const [held, taken] = [await till.pay(), await till.pay()];
  await end(till, held)('cancelPayment');
  assert.equal(till.book(held).charged, false);
  assert.equal(await refusal(ask(till, held)('capturePayment', 1)), '168');
  await ask(till, taken)('capturePayment', 1500);
  assert.equal(await refusal(end(till, taken)('cancelPayment')), '168');
  await ask(till, taken)('refundPayment', 200);
  await end(till, taken)('reversePayment');
  till.wait(MOMENT);
  assert.equal(till.book(taken).refunded, 1500);
  assert.equal(await refusal(end(till, taken)('reversePayment')), '168');
  assert.equal(await refusal(ask(till, taken)('capturePayment', 1)), '168');
});

test('a cancel by the merchant’s reference ends it for every other row', async () => {
  const till = await openTill();
  const psp = await till.pay();
  await ask(till, psp)('capturePayment', 1000);
  const named = { merchantAccount, paymentReference: 'attempt-1' };
  await till.client.call(checkout.cancelPaymentByReference, named, till.key());
  till.wait(MOMENT);
  assert.equal(till.book(psp).refunded, 1000);
  assert.equal(await refusal(ask(till, psp)('refundPayment', 1)), '137');
});

test('with captureDelayHours what is left is captured by itself, unless it was cancelled before', async () => {
  const till = await openTill();
  const [kept, cancelled] = [
    await till.pay({ captureDelayHours: 24 }),
    await till.pay({ captureDelayHours: 24 }),
  ];
  await ask(till, kept)('capturePayment', 99);
  await end(till, cancelled)('cancelPayment');
  till.wait(DAY - 1);
  assert.equal(till.book(kept).captured, 99);
  till.wait(1);
  assert.deepEqual([till.book(kept).captured, till.book(cancelled).captured], [1999, 0]);
  await ask(till, kept)('refundPayment', 1999);
});

test('what is not an authorised payment of this account cannot be changed', async () => {
  const till = await openTill();
  const [refused, open] = [await till.pay({}, 'refused'), await till.pay({}, 'challenge')];
  for (const psp of [refused, open || 'open', 'NOSUCHPAYMENT']) {
    assert.equal(await refusal(ask(till, psp)('capturePayment', 1)), '167');
    assert.equal(await refusal(end(till, psp)('reversePayment')), '167');
  }
  const paid = await till.pay();
  assert.equal(await refusal(end(till, paid)('cancelPayment', 'Other')), '901');
});

test('the same key is carried out once', async () => {
  const till = await openTill();
  const psp = await till.pay();
  const input = { merchantAccount, paymentPspReference: psp, amount: EUR(1000) };
  const key = till.key();
  const [first, second] = [
    await till.client.call(checkout.capturePayment, input, key),
    await till.client.call(checkout.capturePayment, input, key),
  ];
  assert.equal(first.pspReference, second.pspReference);
  assert.equal(till.book(psp).history.length, 1);
});

test('whatever is asked, in whatever order: refunded ≤ captured ≤ authorised, and accepted sums are booked', async () => {
  const step = fc.record({
    row: fc.constantFrom(
      'capturePayment',
      'refundPayment',
      'updatePaymentAmount',
      'cancelPayment',
      'reversePayment',
    ),
    value: fc.integer({ min: 0, max: 1200 }),
    wait: fc.constantFrom(0, 1000, MOMENT),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.option(fc.constant(1), { nil: undefined }),
      async (steps, captureDelayHours) => {
        const till = await openTill();
        const psp = await till.pay({ amount: EUR(1000), ...(captureDelayHours && { captureDelayHours }) });
        let isEnded = false;
        for (const { row, value, wait } of steps) {
          const before = till.book(psp);
          const call =
            row === 'cancelPayment' || row === 'reversePayment'
              ? end(till, psp)(row)
              : ask(till, psp)(row, value);
          const isTaken = await call.then(
            () => true,
            (error: unknown) => {
              assert.ok(error instanceof ClientError && error.status === 422);
              return false;
            },
          );
          assert.equal(till.book(psp).history.length, before.history.length + Number(isTaken));
          assert.ok(!isTaken || !isEnded || row === 'refundPayment');
          isEnded ||= isTaken && (row === 'cancelPayment' || row === 'reversePayment');
          till.wait(wait);
          const { authorised, captured, refunded } = till.book(psp);
          assert.ok(0 <= refunded && refunded <= captured && captured <= authorised);
        }
        till.wait(HOUR + MOMENT);
        const { authorised, captured, refunded, history } = till.book(psp);
        assert.ok(history.every(({ status }) => status === 'booked'));
        assert.ok(refunded <= captured && captured <= authorised);
        if (captureDelayHours && !isEnded && refunded < authorised) assert.equal(captured, authorised);
      },
    ),
    { numRuns: 60 },
  );
});
