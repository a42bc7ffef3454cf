import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { call, pay, paymentRequest } from '../shop.js';
import { bank, EUR, openPayer, payee, person, refusal, shopper } from '../payout/payee.js';

const merchant = { merchantAccount: shopper.merchantAccount };

async function openPermits() {
  const clock = { now: Date.UTC(2027, 0, 1) };
  const payer = await openPayer({ now: () => clock.now });
  const { recurringDetailReference } = await payer.payouts.storePayoutDetail({ ...payee, ...person, bank });
  const permits = [
    { partnerId: 'partner-1', resultKey: 'first', restriction: { singleTransactionLimit: EUR(500) } },
    { partnerId: 'partner-2', resultKey: 'second', validTillDate: '2027-01-31T00:00:00+01:00' },
  ];
  const request = { ...shopper, recurringDetailReference, permits };
  const tokens = async () => {
    const { permitResultList } = await payer.contracts.createPermit(request);
    return Object.fromEntries(permitResultList?.map(({ resultKey, token = '' }) => [resultKey, token]) ?? []);
  };
  return { ...payer, clock, request, tokens };
}

const NOT_FOUND = [422, '800'];

test('each partner gets a token of their own, which is withdrawn once', async () => {
  const { contracts, tokens } = await openPermits();
  const { first = '', second = '' } = await tokens();
  assert.notEqual(first, second);
  assert.equal((await contracts.disablePermit({ ...merchant, token: first })).status, 'disabled');
  assert.deepEqual(await refusal(contracts.disablePermit({ ...merchant, token: first })), NOT_FOUND);
  await contracts.disablePermit({ ...merchant, token: second });
});

test('a permit ends with its day, and with the detail it was for', async () => {
  const { contracts, tokens, clock } = await openPermits();
  const [{ first = '', second = '' }, { second: another = '' }] = [await tokens(), await tokens()];
  clock.now += 29 * DAY;
  await contracts.disablePermit({ ...merchant, token: another });
  clock.now += 2 * DAY;
  assert.deepEqual(await refusal(contracts.disablePermit({ ...merchant, token: second })), NOT_FOUND);
  await contracts.disableRecurringDetail(shopper);
  assert.deepEqual(await refusal(contracts.disablePermit({ ...merchant, token: first })), NOT_FOUND);
});

test("no permit is for another shopper's detail, without a shopper, or for a day that is over", async () => {
  const { contracts, request } = await openPermits();
  const bad = [
    { shopperReference: 'shopper-2' },
    { recurringDetailReference: 'never-stored' },
    { permits: [] },
    { permits: [{ partnerId: 'partner-1' }, { validTillDate: '2026-12-31T00:00:00Z' }] },
  ];
  for (const changes of bad)
    assert.equal((await refusal(contracts.createPermit({ ...request, ...changes })))[0], 422);
});

/** A shopper's stored card, shared with one partner, and that partner's charges. */
async function openPartner(restriction: object) {
  const payer = await openPayer();
  const { body } = await pay(payer.sandbox, 'paid-visa', { ...shopper, storePaymentMethod: true });
  const recurringDetailReference: string = body.additionalData['recurring.recurringDetailReference'];
  const { permitResultList } = await payer.contracts.createPermit({
    ...shopper,
    recurringDetailReference,
    permits: [{ partnerId: 'partner-1', restriction }],
  });
  const token = permitResultList?.[0]?.token ?? '';
  const charge = async (value: number, currency = 'EUR') => {
    const method = { type: 'scheme', storedPaymentMethodId: token };
    const changes = { amount: { value, currency }, shopperInteraction: 'ContAuth' };
    const { status, body: answer } = await call(
      payer.sandbox,
      '/v71/payments',
      paymentRequest(method, changes),
    );
    return status === 200 ? `${answer.resultCode}${answer.refusalReasonCode ?? ''}` : answer.errorCode;
  };
  return { ...payer, token, charge };
}

const NOT_PERMITTED = 'Refused23';

test('a partner charges a stored card within the limits of the permit, until it is withdrawn', async () => {
  const { charge, contracts, token } = await openPartner({
    singleTransactionLimit: EUR(500),
    maxAmount: EUR(900),
  });
  assert.equal(await charge(501), NOT_PERMITTED);
  assert.equal(await charge(500, 'USD'), NOT_PERMITTED);
  assert.equal(await charge(500), 'Authorised');
  assert.equal(await charge(401), NOT_PERMITTED);
  assert.equal(await charge(400), 'Authorised');
  await contracts.disablePermit({ ...merchant, token });
  // Without a permit it is a token like any other, of a shopper who has to be named.
  assert.equal(await charge(1), '000');
});

test('a permit for one charge is good for one that succeeds', async () => {
  const { charge } = await openPartner({ singleUse: true, singleTransactionLimit: EUR(500) });
  assert.equal(await charge(600), NOT_PERMITTED);
  assert.equal(await charge(100), 'Authorised');
  assert.equal(await charge(100), NOT_PERMITTED);
});
