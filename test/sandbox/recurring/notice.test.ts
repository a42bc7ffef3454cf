import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bank, EUR, openPayer, payee, person, refusal, shopper } from '../payout/payee.js';

test('a charge to come is announced while its detail is there', async () => {
  const { contracts, payouts } = await openPayer({ now: () => Date.UTC(2027, 0, 1) });
  const { recurringDetailReference: token } = await payouts.storePayoutDetail({ ...payee, ...person, bank });
  const request = {
    ...shopper,
    amount: EUR(999),
    reference: 'march',
    displayedReference: 'Subscription, March',
    billingDate: '2027-03-01',
    storedPaymentMethodId: token,
  };
  const told = await contracts.notifyShopper(request);
  assert.deepEqual(
    [told.resultCode, told.reference, told.displayedReference, told.storedPaymentMethodId],
    ['Success', 'march', 'Subscription, March', token],
  );
  const again = await contracts.notifyShopper(request);
  assert.notEqual(again.shopperNotificationReference, told.shopperNotificationReference);
  const late = { ...request, billingDate: '2026-03-01' };
  assert.equal((await refusal(contracts.notifyShopper(late)))[0], 422);
  const another = { ...request, shopperReference: 'shopper-2' };
  assert.deepEqual(await refusal(contracts.notifyShopper(another)), [422, '800']);
  await contracts.disableRecurringDetail(shopper);
  assert.deepEqual(await refusal(contracts.notifyShopper(request)), [422, '800']);
});
