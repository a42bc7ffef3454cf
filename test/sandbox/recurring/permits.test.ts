import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bank, EUR, openPayer, payee, person, refusal, shopper } from '../payout/payee.js';

const DAY = 86_400_000;
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

test("no permit is for another shopper's detail, for nobody, or for a day that is over", async () => {
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
