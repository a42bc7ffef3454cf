import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pay } from '../shop.js';
import { bank, clearCard, EUR, key, openPayer, payee, person, refusal, shopper } from './payee.js';

const winnings = { merchantAccount: payee.merchantAccount, amount: EUR(500), reference: 'winnings-1' };

test('a card is paid out to at once, if its issuer takes the money', async () => {
  const { payouts } = await openPayer();
  const paid = await payouts.createPayout({ ...winnings, card: clearCard('paid-visa') }, key());
  assert.deepEqual([paid.resultCode, paid.authCode?.length], ['Authorised', 6]);
  const refused = await payouts.createPayout({ ...winnings, card: clearCard('refused-blocked') }, key());
  assert.deepEqual(
    [refused.resultCode, refused.refusalReason, refused.authCode],
    ['Refused', 'Blocked Card', undefined],
  );
  const card = clearCard('paid-visa', { holderName: 'NOT_ENOUGH_BALANCE' });
  assert.equal((await payouts.createPayout({ ...winnings, card }, key())).resultCode, 'Refused');
});

test('so is a card that the shopper stored when they paid, until they remove it', async () => {
  const { payouts, contracts, sandbox } = await openPayer();
  const { body } = await pay(sandbox, 'paid-mc', { ...shopper, storePaymentMethod: true });
  const token: string = body.additionalData['recurring.recurringDetailReference'];
  const request = { ...winnings, ...shopper, selectedRecurringDetailReference: token };
  assert.equal((await payouts.createPayout(request, key())).resultCode, 'Authorised');
  const another = { ...request, shopperReference: 'shopper-2' };
  assert.deepEqual(await refusal(payouts.createPayout(another, key())), [422, '800']);
  await contracts.disableRecurringDetail({ ...shopper, recurringDetailReference: token });
  assert.deepEqual(await refusal(payouts.createPayout(request, key())), [422, '800']);
});

test('a bank account is never paid out to at once, nor is a payout without a payee', async () => {
  const { payouts } = await openPayer();
  const { recurringDetailReference } = await payouts.storePayoutDetail({ ...payee, ...person, bank });
  const request = { ...winnings, ...shopper, selectedRecurringDetailReference: recurringDetailReference };
  assert.deepEqual(await refusal(payouts.createPayout(request, key())), [422, '800']);
  assert.deepEqual(await refusal(payouts.createPayout(winnings, key())), [422, '800']);
});

test('a stored card whose last month is over by now is refused', async () => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const { payouts } = await openPayer({ now: () => clock.now });
  const card = clearCard('paid-visa', { expiryMonth: '02', expiryYear: '2026' });
  const stored = await payouts.storePayoutDetail({ ...payee, ...person, card });
  const request = {
    ...winnings,
    ...shopper,
    selectedRecurringDetailReference: stored.recurringDetailReference,
  };
  assert.equal((await payouts.createPayout(request, key())).resultCode, 'Authorised');
  clock.now = Date.UTC(2026, 2, 1);
  assert.equal((await payouts.createPayout(request, key())).refusalReason, 'Expired Card');
});
