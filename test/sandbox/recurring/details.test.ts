import assert from 'node:assert/strict';
import { test } from 'node:test';

import { call, pay } from '../shop.js';
import { bank, openPayer, payee, person, refusal, shopper } from '../payout/payee.js';

const store = async (
  sandbox: Awaited<ReturnType<typeof openPayer>>['sandbox'],
  id: string,
  model: string,
) => {
  const { body } = await pay(sandbox, id, {
    ...shopper,
    storePaymentMethod: true,
    recurringProcessingModel: model,
  });
  const token: string = body.additionalData['recurring.recurringDetailReference'];
  return { token, pspReference: body.pspReference as string };
};

test('a card stored by a payment is listed, and is gone from the checkout once it is disabled', async () => {
  const now = Date.UTC(2027, 4, 1);
  const { sandbox, contracts } = await openPayer({ now: () => now });
  const { token, pspReference } = await store(sandbox, 'paid-visa', 'CardOnFile');
  const { details, creationDate } = await contracts.listRecurringDetails(shopper);
  assert.equal(creationDate, new Date(now).toISOString());
  const networkTxReference = details?.[0]?.RecurringDetail?.networkTxReference;
  assert.match(networkTxReference ?? '', /^\d{15}$/);
  assert.deepEqual(details?.[0]?.RecurringDetail, {
    recurringDetailReference: token,
    variant: 'visa',
    paymentMethodVariant: 'visa',
    contractTypes: ['ONECLICK'],
    card: { number: '1111', expiryMonth: '3', expiryYear: '2030' },
    networkTxReference,
    firstPspReference: pspReference,
    creationDate,
  });
  const offered = async () => (await call(sandbox, '/v71/paymentMethods', shopper)).body.storedPaymentMethods;
  assert.equal((await offered())[0].id, token);
  const named = { ...shopper, recurringDetailReference: token };
  assert.equal((await contracts.disableRecurringDetail(named)).response, '[detail-successfully-disabled]');
  assert.equal(await offered(), undefined);
  assert.deepEqual(await refusal(contracts.disableRecurringDetail(named)), [422, '800']);
});

test("no caller lists or disables another shopper's details", async () => {
  const { sandbox, contracts } = await openPayer();
  const { token } = await store(sandbox, 'paid-visa', 'CardOnFile');
  const another = { ...shopper, shopperReference: 'shopper-2' };
  assert.deepEqual((await contracts.listRecurringDetails(another)).details, []);
  const named = { ...another, recurringDetailReference: token };
  assert.deepEqual(await refusal(contracts.disableRecurringDetail(named)), [422, '800']);
  assert.equal((await contracts.listRecurringDetails(shopper)).details?.length, 1);
});

test('without a reference all details of the contracts named are disabled, or all there are', async () => {
  const { sandbox, contracts, payouts } = await openPayer();
  await store(sandbox, 'paid-visa', 'CardOnFile');
  await store(sandbox, 'paid-mc', 'Subscription');
  await payouts.storePayoutDetail({ ...payee, ...person, bank });
  const left = async () =>
    (await contracts.listRecurringDetails(shopper)).details?.map(
      ({ RecurringDetail: detail }) => detail?.contractTypes?.[0],
    );
  assert.deepEqual(await left(), ['ONECLICK', 'RECURRING', 'PAYOUT']);
  await contracts.disableRecurringDetail({ ...shopper, contract: 'ONECLICK,PAYOUT' });
  assert.deepEqual(await left(), ['RECURRING']);
  const { response } = await contracts.disableRecurringDetail(shopper);
  assert.equal(response, '[all-details-successfully-disabled]');
  assert.deepEqual(await left(), []);
});
