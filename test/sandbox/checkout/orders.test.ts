import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { checkout } from '../../../src/client/checkout/index.js';
import { leaveForBank, submit } from '../browser.js';
import { call, paymentRequest, plainCard } from '../shop.js';
import { EUR, giftCard, HOUR, merchantAccount, MOMENT, openTill, refusal, type Till } from './till.js';

const balance = ({ client }: Till, id: string, amount = EUR(100), changes = {}) =>
  client.call(checkout.getBalance, { merchantAccount, amount, paymentMethod: giftCard(id, changes) });

const openOrder = ({ client }: Till, value: number, expiresAt?: string) =>
  client.call(checkout.createOrder, {
    merchantAccount,
    reference: 'order-1',
    amount: EUR(value),
    ...(expiresAt !== undefined && { expiresAt }),
  });

interface Named {
  readonly orderData: string;
  readonly pspReference?: string | undefined;
}

const payPart = ({ client, key }: Till, order: Named | undefined, value: number, paymentMethod: object) =>
  client.call(
    checkout.payments,
    paymentRequest(paymentMethod as never, {
      amount: EUR(value),
      ...(order && { order: { orderData: order.orderData, pspReference: order.pspReference } }),
    }) as never,
    key(),
  );

const cancelOrder = ({ client, key }: Till, { orderData, pspReference = '' }: Named) =>
  client.call(checkout.cancelOrder, { merchantAccount, order: { orderData, pspReference } }, key());

test('a gift card is found under its own brand alone, and its letters count in any case', async () => {
  const till = await openTill();
  const letters = await balance(till, 'gift-letters', EUR(100), {
    encryptedCardNumber: 'test_gc4f77ax900z20',
  });
  assert.deepEqual(letters.balance, EUR(2000));
  assert.equal((await balance(till, 'gift-letters', EUR(100), { brand: 'givex' })).resultCode, 'Failed');
  assert.equal((await balance(till, 'gift-50', EUR(100), { brand: 'svs' })).resultCode, 'Failed');
});

test('a gift card tells its balance only to a shopper who has its code', async () => {
  const till = await openTill();
  assert.deepEqual((await balance(till, 'gift-50')).balance, EUR(5000));
  assert.equal((await balance(till, 'gift-50')).resultCode, 'Success');
  assert.equal((await balance(till, 'gift-50', EUR(5001))).resultCode, 'NotEnoughBalance');
  assert.equal((await balance(till, 'gift-empty')).resultCode, 'NotEnoughBalance');
  assert.deepEqual((await balance(till, 'gift-limited')).transactionLimit, EUR(2500));
  const unknown = await balance(till, 'gift-50', EUR(1), { encryptedCardNumber: 'test_6036280000000000099' });
  const guessed = await balance(till, 'gift-50', EUR(1), { encryptedSecurityCode: 'test_000' });
  for (const answer of [unknown, guessed])
    assert.deepEqual([answer.resultCode, answer.balance], ['Failed', EUR(0)]);
  assert.equal(unknown.refusalReason, guessed.refusalReason);
});

test('a gift card says what else is the matter with it to a shopper who has its code', async () => {
  const till = await openTill();
  const dollars = await balance(till, 'gift-dollars');
  assert.deepEqual(
    [dollars.resultCode, dollars.balance],
    ['NotEnoughBalance', { value: 5000, currency: 'USD' }],
  );
  const expired = await balance(till, 'gift-expired');
  assert.deepEqual([expired.resultCode, expired.refusalReason], ['Failed', 'Expired Card']);
  const wrong = await balance(till, 'gift-expired', EUR(1), { encryptedSecurityCode: 'test_000' });
  assert.equal(wrong.refusalReason, 'Invalid Card Number');
  const order = await openOrder(till, 6000);
  assert.equal((await payPart(till, order, 100, giftCard('gift-expired'))).resultCode, 'Refused');
});

test('a gift card whose brand has no PIN is asked for and paid with without one', async () => {
  const till = await openTill();
  const { encryptedSecurityCode: _, ...card } = giftCard('gift-no-pin');
  const asked = { merchantAccount, amount: EUR(100), paymentMethod: card };
  assert.deepEqual((await till.client.call(checkout.getBalance, asked)).balance, EUR(3000));
  const order = await openOrder(till, 6000);
  assert.equal((await payPart(till, order, 3000, card)).resultCode, 'Authorised');
});

test('each part renews what names its order, and what named it before still does', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1500);
  const first = await payPart(till, order, 500, giftCard('gift-10'));
  assert.notEqual(first.order?.orderData, order.orderData);
  const second = await payPart(till, order, 500, giftCard('gift-10'));
  assert.notEqual(second.order?.orderData, first.order?.orderData);
  const { pspReference, orderData = '' } = first.order ?? {};
  const last = await payPart(till, { pspReference, orderData }, 500, plainCard('paid-visa'));
  assert.equal(last.order?.remainingAmount?.value, 0);
});

test('a gift card whose code is left out neither tells its balance nor pays', async () => {
  const till = await openTill();
  const { encryptedSecurityCode: _, ...withoutCode } = giftCard('gift-50');
  const asked = { merchantAccount, amount: EUR(100), paymentMethod: withoutCode };
  const told = await till.client.call(checkout.getBalance, asked);
  assert.deepEqual([told.resultCode, told.balance], ['Failed', EUR(0)]);
  const request = paymentRequest(withoutCode as never, { amount: EUR(100) }) as never;
  assert.equal((await till.client.call(checkout.payments, request, till.key())).resultCode, 'Refused');
  const order = await openOrder(till, 6000);
  assert.equal((await payPart(till, order, 6000, withoutCode)).resultCode, 'Refused');
  assert.deepEqual((await balance(till, 'gift-50')).balance, EUR(5000));
});

test('an order is paid by a gift card and the rest by card; nothing more fits', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1500);
  assert.deepEqual(order.remainingAmount, EUR(1500));
  const first = await payPart(till, order, 1000, giftCard('gift-10'));
  assert.deepEqual([first.resultCode, first.paymentMethod?.type], ['Authorised', 'giftcard']);
  assert.deepEqual(first.order?.remainingAmount, EUR(500));
  assert.deepEqual((await balance(till, 'gift-10')).balance, EUR(0));
  assert.equal(await refusal(payPart(till, order, 501, plainCard('paid-visa'))), '137');
  const last = await payPart(till, order, 500, plainCard('paid-visa'));
  assert.deepEqual(last.order?.remainingAmount, EUR(0));
  assert.equal(await refusal(payPart(till, order, 1, plainCard('paid-visa'))), '14_017');
  assert.equal(await refusal(cancelOrder(till, order)), '14_017');
});

test('a cancelled order gives back all its parts, and takes no more', async () => {
  const till = await openTill();
  const order = await openOrder(till, 6000);
  const gift = await payPart(till, order, 5000, giftCard('gift-50'));
  const card = await payPart(till, order, 500, plainCard('paid-visa'));
  assert.equal((await cancelOrder(till, order)).resultCode, 'Received');
  assert.deepEqual((await balance(till, 'gift-50')).balance, EUR(0));
  till.wait(MOMENT);
  assert.deepEqual((await balance(till, 'gift-50')).balance, EUR(5000));
  assert.equal(till.book(gift.pspReference ?? '').refunded, 5000);
  assert.deepEqual(till.book(card.pspReference ?? '').history[0]?.kind, 'cancel');
  assert.equal(await refusal(payPart(till, order, 1, plainCard('paid-visa'))), '14_017');
});

test('an order that is not paid by its time gives back its parts by itself; one that is paid keeps them', async () => {
  const till = await openTill();
  const expiresAt = new Date(till.now() + HOUR).toISOString();
  const [short, whole] = [await openOrder(till, 900, expiresAt), await openOrder(till, 300, expiresAt)];
  await payPart(till, short, 400, giftCard('gift-10'));
  const kept = await payPart(till, whole, 300, giftCard('gift-10'));
  till.wait(HOUR + MOMENT);
  assert.deepEqual((await balance(till, 'gift-10')).balance, EUR(700));
  assert.equal(till.book(kept.pspReference ?? '').charged, true);
  assert.equal(await refusal(openOrder(till, 1, expiresAt)), '14_016');
});

test('a challenge that ends after its order was paid otherwise is not charged', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1000);
  const redirected = await payPart(till, order, 1000, plainCard('redirect'));
  await payPart(till, order, 1000, plainCard('paid-visa'));
  const page = await leaveForBank(till.sandbox, { body: redirected } as never);
  const { response } = await submit(till.sandbox, page, { choice: 'approve' });
  const redirectResult = new URL(response.headers.get('location') ?? '').searchParams.get('redirectResult');
  const { body } = await call(till.sandbox, '/v71/payments/details', { details: { redirectResult } });
  assert.equal(body.resultCode, 'Cancelled');
  assert.equal(till.sandbox.books().filter(({ charged }) => charged).length, 1);
});

test('another shopper’s order is not known, nor is one without its secret', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1000);
  const guessed = { ...order, orderData: 'guessed' };
  assert.equal(await refusal(payPart(till, guessed, 10, plainCard('paid-visa'))), '14_017');
  assert.equal(await refusal(cancelOrder(till, guessed)), '14_017');
});

test('gift cards and orders conserve money, whatever is done with them in whatever order', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('pay'), value: fc.integer({ min: 1, max: 700 }), ofOrder: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('cancel', 'reverse', 'open', 'wait') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const till = await openTill();
      let order = await openOrder(till, 900);
      let parts = new Map<string, number>();
      for (const one of steps) {
        if ('value' in one) {
          const part = payPart(till, one.ofOrder ? order : undefined, one.value, giftCard('gift-10'));
          const answer = await part.catch(() => undefined);
          if (answer?.order) {
            const { pspReference = '', resultCode, amount, order: told } = answer;
            const isPaid = resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised';
            if (isPaid) parts.set(pspReference, amount?.value ?? Number.NaN);
            const paid = [...parts]
              .filter(([psp]) => till.book(psp).charged)
              .reduce((sum, [, value]) => sum + value, 0);
            assert.equal(paid + (told.remainingAmount?.value ?? Number.NaN), 900);
          }
        }
        if (one.kind === 'cancel') await cancelOrder(till, order).catch(() => undefined);
        if (one.kind === 'reverse') {
          const last = till.sandbox.books().findLast(({ charged }) => charged)?.pspReference ?? 'none';
          const named = { merchantAccount, paymentPspReference: last };
          await till.client.call(checkout.reversePayment, named, till.key()).catch(() => undefined);
        }
        if (one.kind === 'open') [order, parts] = [await openOrder(till, 900), new Map()];
        if (one.kind === 'wait') till.wait(MOMENT);
        const left = (await balance(till, 'gift-10', EUR(0))).balance.value;
        const spent = till.sandbox
          .books()
          .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
        assert.equal(left + spent, 1000);
        assert.ok(left >= 0);
      }
    }),
    { numRuns: 50 },
  );
});

test('of two payments that take the last of a gift card at the same moment, one is refused', async () => {
  const till = await openTill();
  const request = (reference: string) =>
    paymentRequest(giftCard('gift-50'), { reference, amount: EUR(4000) }) as never;
  const answers = await Promise.all(
    ['a', 'b'].map((reference) => till.client.call(checkout.payments, request(reference), till.key())),
  );
  assert.deepEqual(answers.map(({ resultCode }) => resultCode).toSorted(), ['Authorised', 'Refused']);
});

test('a gift card with less than is asked for pays what it has into an order, and says that it is a part', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1999);
  const first = await payPart(till, order, 1999, giftCard('gift-10'));
  assert.equal(first.resultCode, 'PartiallyAuthorised');
  assert.deepEqual([first.amount?.value, first.order?.remainingAmount?.value], [1000, 999]);
  assert.equal((await balance(till, 'gift-10')).balance.value, 0);
  assert.equal((await payPart(till, order, 999, giftCard('gift-10'))).resultCode, 'Refused');
  const rest = await payPart(till, order, 999, plainCard('paid-visa'));
  assert.deepEqual([rest.resultCode, rest.order?.remainingAmount?.value], ['Authorised', 0]);
  const alone = paymentRequest(giftCard('gift-50'), { amount: EUR(5001) }) as never;
  assert.equal((await till.client.call(checkout.payments, alone, till.key())).resultCode, 'Refused');
});

test('what a gift card paid in part comes back to it when its order is given up', async () => {
  const till = await openTill();
  const order = await openOrder(till, 1999);
  await payPart(till, order, 1999, giftCard('gift-10'));
  const named = { orderData: order.orderData, pspReference: order.pspReference ?? '' };
  await till.client.call(checkout.cancelOrder, { merchantAccount, order: named }, till.key());
  till.wait(MOMENT);
  assert.equal((await balance(till, 'gift-10')).balance.value, 1000);
});
