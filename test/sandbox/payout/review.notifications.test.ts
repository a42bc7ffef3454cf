import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { payout } from '../../../src/client/payout/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { bank, EUR, key, payee, person } from './payee.js';
import { openReceiver } from '../notifications/receiver.js';

async function openOffice() {
  const receiver = await openReceiver();
  const client = createClient({
    baseUrl: 'https://pal.example/pal/servlet/Payout/v68',
    headers: { 'x-api-key': 'key' },
    fetch: receiver.till.sandbox.fetch,
  });
  const payouts = bind(client, payout);
  const submit = async (reference: string) => {
    const winnings = { amount: EUR(2000), reference };
    const request = { ...payee, ...person, ...winnings, bank };
    return (await payouts.storeDetailAndSubmitPayout(request, key())).pspReference;
  };
  return { ...receiver, payouts, submit };
}

const { merchantAccount } = payee;

test('a payout is told of when it was let go or stopped, and nothing before', async () => {
  const { payouts, submit, received, wait } = await openOffice();
  const [paid, stopped] = [await submit('winnings-1'), await submit('winnings-2')];
  await wait(8000);
  assert.equal(received.length, 0);
  const confirmed = await payouts.confirmPayout({ merchantAccount, originalReference: paid }, key());
  const declined = await payouts.declinePayout({ merchantAccount, originalReference: stopped });
  await wait(8000);
  const told = received.map((item) => [
    item.eventCode,
    item.success,
    item.pspReference,
    item.originalReference,
    item.merchantReference,
    item.merchantAccountCode,
    item.amount,
  ]);
  assert.deepEqual(told, [
    ['PAYOUT_THIRDPARTY', 'true', confirmed.pspReference, paid, 'winnings-1', merchantAccount, EUR(2000)],
    ['PAYOUT_DECLINE', 'true', declined.pspReference, stopped, 'winnings-2', merchantAccount, EUR(2000)],
  ]);
  await assert.rejects(payouts.confirmPayout({ merchantAccount, originalReference: stopped }, key()));
  await wait(8000);
  assert.equal(received.length, 2);
});

test('a payout that is not reviewed within seven days expires, and is told of', async () => {
  const { payouts, submit, received, wait } = await openOffice();
  const [late, early] = [await submit('winnings-1'), await submit('winnings-2')];
  await wait(7 * DAY - 1000, DAY);
  await payouts.confirmPayout({ merchantAccount, originalReference: early }, key());
  await wait(1000 + 8000);
  assert.deepEqual(
    received.map(({ eventCode, originalReference }) => [eventCode, originalReference]).toSorted(),
    [
      ['PAYOUT_EXPIRE', late],
      ['PAYOUT_THIRDPARTY', early],
    ],
  );
  await assert.rejects(payouts.confirmPayout({ merchantAccount, originalReference: late }, key()), {
    code: '168',
  });
});

test('the bank sends a payout back whose reference asks for it, two days later', async () => {
  const { payouts, submit, received, wait } = await openOffice();
  const sent = await submit('this-bounces-1');
  await payouts.confirmPayout({ merchantAccount, originalReference: sent }, key());
  await wait(2 * DAY - 1000, DAY);
  assert.equal(received.length, 1);
  await wait(1000 + 8000);
  assert.deepEqual(
    received.map(({ eventCode, originalReference }) => [eventCode, originalReference]),
    [
      ['PAYOUT_THIRDPARTY', sent],
      ['PAIDOUT_REVERSED', sent],
    ],
  );
});
