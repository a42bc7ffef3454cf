import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bank, EUR, key, openPayer, payee, person, refusal, shopper } from './payee.js';

const winnings = { amount: EUR(2000), reference: 'winnings-1' };
const review = (originalReference: string) => ({ merchantAccount: payee.merchantAccount, originalReference });

const UNKNOWN = [422, '167'];
const REVIEWED = [422, '168'];

test('a submitted payout is confirmed once, and not declined after it', async () => {
  const { payouts } = await openPayer();
  const submitted = await payouts.storeDetailAndSubmitPayout(
    { ...payee, ...person, ...winnings, bank },
    key(),
  );
  assert.equal(submitted.resultCode, '[payout-submit-received]');
  const { pspReference } = submitted;
  const confirmed = await payouts.confirmPayout(review(pspReference), key());
  assert.equal(confirmed.response, '[payout-confirm-received]');
  assert.deepEqual(await refusal(payouts.declinePayout(review(pspReference))), REVIEWED);
  assert.deepEqual(await refusal(payouts.confirmPayout(review(pspReference), key())), REVIEWED);
});

test('a declined payout can never be confirmed', async () => {
  const { payouts } = await openPayer();
  const { pspReference } = await payouts.storeDetailAndSubmitPayout(
    { ...payee, ...person, ...winnings, bank },
    key(),
  );
  assert.equal((await payouts.declinePayout(review(pspReference))).response, '[payout-decline-received]');
  assert.deepEqual(await refusal(payouts.confirmPayout(review(pspReference), key())), REVIEWED);
});

test('what was never submitted, or by another account, is not there to review', async () => {
  const { payouts } = await openPayer();
  assert.deepEqual(await refusal(payouts.confirmPayout(review('8816178914900000'), key())), UNKNOWN);
  assert.deepEqual(await refusal(payouts.declinePayout(review('8816178914900000'))), UNKNOWN);
  const two = await openPayer();
  const { recurringDetailReference } = await two.payouts.storePayoutDetail({ ...payee, ...person, bank });
  assert.deepEqual(
    await refusal(two.payouts.confirmPayout(review(recurringDetailReference), key())),
    UNKNOWN,
  );
});

test('a payout goes to a stored detail of its shopper, or to the one stored last', async () => {
  const { payouts, contracts } = await openPayer();
  const submit = (selectedRecurringDetailReference: string, changes = {}) =>
    payouts.submitPayout({ ...payee, ...winnings, selectedRecurringDetailReference, ...changes }, key());
  assert.deepEqual(await refusal(submit('LATEST')), [422, '800']);
  const stored = await payouts.storePayoutDetail({ ...payee, ...person, bank });
  const token = stored.recurringDetailReference;
  for (const named of [token, 'LATEST'])
    await payouts.confirmPayout(review((await submit(named)).pspReference), key());
  assert.deepEqual(await refusal(submit(token, { shopperReference: 'shopper-2' })), [422, '800']);
  await contracts.disableRecurringDetail({ ...shopper, recurringDetailReference: token });
  assert.deepEqual(await refusal(submit(token)), [422, '800']);
});

test('nothing, and money of no country, is no payout, and stores no detail on the way', async () => {
  const { payouts, contracts } = await openPayer();
  for (const amount of [EUR(0), { value: 1, currency: 'XXY' }])
    assert.equal(
      (
        await refusal(
          payouts.storeDetailAndSubmitPayout({ ...payee, ...person, bank, amount, reference: 'r' }, key()),
        )
      )[0],
      422,
    );
  assert.deepEqual((await contracts.listRecurringDetails(shopper)).details, []);
});

test('one key submits one payout', async () => {
  const { payouts } = await openPayer();
  const request = { ...payee, ...person, ...winnings, bank };
  const once = key();
  const first = await payouts.storeDetailAndSubmitPayout(request, once);
  assert.deepEqual(await payouts.storeDetailAndSubmitPayout(request, once), first);
  assert.notEqual(
    (await payouts.storeDetailAndSubmitPayout(request, key())).pspReference,
    first.pspReference,
  );
});

test('of the two users for payouts, each does its own part', async () => {
  const { as } = await openPayer();
  const [store, reviewer] = [as('storePayout_1@Company.Shop'), as('reviewPayout_1@Company.Shop')];
  const request = { ...payee, ...person, ...winnings, bank };
  const NOT_ALLOWED = [403, '010'];
  assert.deepEqual(await refusal(reviewer.payouts.storeDetailAndSubmitPayout(request, key())), NOT_ALLOWED);
  const { pspReference } = await store.payouts.storeDetailAndSubmitPayout(request, key());
  assert.deepEqual(await refusal(store.payouts.confirmPayout(review(pspReference), key())), NOT_ALLOWED);
  assert.deepEqual(await refusal(store.payouts.declinePayout(review(pspReference))), NOT_ALLOWED);
  await reviewer.payouts.confirmPayout(review(pspReference), key());
});
