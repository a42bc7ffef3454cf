import assert from 'node:assert/strict';
import { test } from 'node:test';

import { call, startSandbox } from '../shop.js';
import { bank, clearCard, openPayer, payee, person, refusal, shopper } from './payee.js';

test('a stored bank account is listed for its shopper, for payouts only, until it is removed', async () => {
  const { payouts, contracts } = await openPayer();
  const { recurringDetailReference: token } = await payouts.storePayoutDetail({ ...payee, ...person, bank });
  const listed = await contracts.listRecurringDetails({ ...shopper, recurring: { contract: 'PAYOUT' } });
  const { RecurringDetail: detail } = listed.details?.[0] ?? {};
  assert.deepEqual(
    [detail?.recurringDetailReference, detail?.bank, detail?.contractTypes, listed.lastKnownShopperEmail],
    [token, bank, ['PAYOUT'], payee.shopperEmail],
  );
  const forPayments = { ...shopper, recurring: { contract: 'ONECLICK' } } as const;
  assert.deepEqual((await contracts.listRecurringDetails(forPayments)).details, []);
  const another = { ...shopper, shopperReference: 'shopper-2' };
  assert.deepEqual((await contracts.listRecurringDetails(another)).details, []);
  await contracts.disableRecurringDetail({ ...shopper, recurringDetailReference: token });
  assert.deepEqual((await contracts.listRecurringDetails(shopper)).details, []);
});

test('of a card its last four digits come back, and no checkout offers it', async () => {
  const { payouts, contracts, sandbox } = await openPayer();
  await payouts.storePayoutDetail({ ...payee, ...person, card: clearCard('paid-visa', { cvc: '737' }) });
  const listed = await contracts.listRecurringDetails(shopper);
  assert.deepEqual(listed.details?.[0]?.RecurringDetail?.card, {
    number: '1111',
    expiryMonth: '3',
    expiryYear: '2030',
    holderName: 'A. Klaassen',
  });
  assert.doesNotMatch(JSON.stringify(listed), /411111|"737"/);
  const { body } = await call(sandbox, '/v71/paymentMethods', shopper);
  assert.equal(body.storedPaymentMethods, undefined);
});

test('details that no payout can reach are not stored', async () => {
  const { payouts, contracts } = await openPayer();
  const bad = [
    {},
    { bank, card: clearCard('paid-visa') },
    { bank: { ...bank, iban: 'NL92ABNA0417164300' } },
    { bank: { ownerName: 'A. Klaassen' } },
    { bank: { iban: bank.iban } },
    { card: clearCard('paid-visa', { number: '4111111111111112' }) },
    { card: clearCard('paid-visa', { expiryYear: '2020' }) },
    { bank, recurring: { contract: 'ONECLICK' } as const },
  ];
  for (const details of bad)
    assert.equal(
      (await refusal(payouts.storePayoutDetail({ ...payee, ...person, ...details })))[0],
      422,
      JSON.stringify(details),
    );
  assert.deepEqual((await contracts.listRecurringDetails(shopper)).details, []);
  const elsewhere = { ...payee, ...person, bank, merchantAccount: 'Other' };
  assert.deepEqual(await refusal(payouts.storePayoutDetail(elsewhere)), [403, '901']);
});

test('two platforms with different seeds give different references, with one seed the same', async () => {
  const made = await Promise.all(
    ['a', 'b', 'a'].map(async (seed) =>
      (await openPayer({ seed })).payouts.storePayoutDetail({ ...payee, ...person, bank }),
    ),
  );
  assert.deepEqual(made[0], made[2]);
  assert.notEqual(made[0]?.recurringDetailReference, made[1]?.recurringDetailReference);
  assert.notEqual(made[0]?.pspReference, made[1]?.pspReference);
});

test('a field that is not known stores nothing', async () => {
  const sandbox = await startSandbox();
  const path = '/pal/servlet/Payout/v68/storeDetail';
  const refused = await call(sandbox, path, { ...payee, ...person, bank, surprise: true });
  assert.deepEqual([refused.status, refused.body.errorCode], [400, '702']);
});
