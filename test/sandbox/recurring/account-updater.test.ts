import assert from 'node:assert/strict';
import { test } from 'node:test';

import { call, pay } from '../shop.js';
import { bank, clearCard, openPayer, payee, person, refusal, shopper } from '../payout/payee.js';

const merchant = { merchantAccount: shopper.merchantAccount, reference: 'update-1' };

async function openStored(at: number) {
  const clock = { now: at };
  const payer = await openPayer({ now: () => clock.now });
  const { body } = await pay(payer.sandbox, 'paid-visa', { ...shopper, storePaymentMethod: true });
  const token: string = body.additionalData['recurring.recurringDetailReference'];
  const years = async () =>
    (await payer.contracts.listRecurringDetails(shopper)).details?.map(
      ({ RecurringDetail: detail }) => detail?.card?.expiryYear,
    );
  const request = { ...shopper, ...merchant, selectedRecurringDetailReference: token };
  return { ...payer, clock, request, years };
}

test('a card that is about to end goes on, for the checkout too, once the schemes have answered', async () => {
  const { contracts, sandbox, clock, request, years } = await openStored(Date.UTC(2030, 1, 1));
  assert.equal((await contracts.scheduleAccountUpdater(request)).result, 'SUCCESS');
  clock.now += 4_999;
  assert.deepEqual(await years(), ['2030']);
  clock.now += 1;
  assert.deepEqual(await years(), ['2034']);
  const { body } = await call(sandbox, '/v71/paymentMethods', shopper);
  assert.equal(body.storedPaymentMethods[0].expiryYear, '2034');
  await contracts.scheduleAccountUpdater(request);
  clock.now += 5_000;
  assert.deepEqual(await years(), ['2034']);
});

test('a card that is not about to end stays as it is', async () => {
  const { contracts, clock, request, years } = await openStored(Date.UTC(2028, 1, 1));
  await contracts.scheduleAccountUpdater(request);
  clock.now += 5_000;
  assert.deepEqual(await years(), ['2030']);
});

test('a card kept for payouts that has ended is renewed as well, asked for twice or not', async () => {
  const clock = { now: Date.UTC(2027, 0, 1) };
  const { contracts, payouts } = await openPayer({ now: () => clock.now });
  const card = clearCard('paid-mc', { expiryMonth: '1', expiryYear: '2027' });
  const stored = await payouts.storePayoutDetail({ ...payee, ...person, card });
  clock.now = Date.UTC(2028, 0, 1);
  const request = {
    ...shopper,
    ...merchant,
    selectedRecurringDetailReference: stored.recurringDetailReference,
  };
  await contracts.scheduleAccountUpdater(request);
  clock.now += 1_000;
  await contracts.scheduleAccountUpdater(request);
  clock.now += 4_000;
  const listed = await contracts.listRecurringDetails(shopper);
  assert.equal(listed.details?.[0]?.RecurringDetail?.card?.expiryYear, '2032');
});

test('a job needs a card, or a detail that is there', async () => {
  const { contracts, payouts, request, years } = await openStored(Date.UTC(2030, 1, 1));
  const card = clearCard('paid-mc', { expiryYear: '2020' });
  assert.equal((await contracts.scheduleAccountUpdater({ ...merchant, card })).result, 'SUCCESS');
  assert.equal((await refusal(contracts.scheduleAccountUpdater(merchant)))[0], 422);
  const another = { ...request, shopperReference: 'shopper-2' };
  assert.deepEqual(await refusal(contracts.scheduleAccountUpdater(another)), [422, '800']);
  await payouts.storePayoutDetail({ ...payee, ...person, bank });
  assert.deepEqual(await years(), ['2030', undefined]);
});
