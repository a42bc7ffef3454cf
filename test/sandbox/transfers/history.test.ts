import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { pages } from '../../../src/client/paging.js';
import { listTransactions } from '../../../src/client/transfers/index.js';
import { openPlatform } from './platform.js';

const YEAR = { days: 365, sellers: 30, transactions: 10_000, disputes: 60 };

async function everyTransaction(seed = 7) {
  const { client, clock, sandbox } = await openPlatform({ history: YEAR, seed });
  const search = {
    createdSince: new Date(clock.now - 366 * DAY).toISOString(),
    createdUntil: new Date(clock.now + 1).toISOString(),
    limit: 100,
  };
  const all = [];
  for await (const page of pages(client, listTransactions, search).pages()) all.push(...page.items);
  return { all, clock, sandbox };
}

test('a platform can look back on a year of sales, payouts and disputes of many sellers', async () => {
  const { all, clock, sandbox } = await everyTransaction();
  assert.ok(Math.abs(all.length - YEAR.transactions) < YEAR.transactions / 20, `${all.length} transactions`);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  assert.equal(new Set(all.map(({ accountHolder }) => accountHolder?.id)).size, YEAR.sellers + 1);
  const months = new Set(
    all.flatMap(({ description, bookingDate }) =>
      description === 'Payout' ? [bookingDate.slice(0, 7)] : [],
    ),
  );
  assert.ok(months.size >= 12, `payouts in ${months.size} months`);
  const disputes = sandbox.disputes();
  assert.equal(disputes.length, YEAR.disputes);
  assert.deepEqual([...new Set(disputes.map(({ status }) => status))].toSorted(), [
    'accepted',
    'expired',
    'lost',
    'open',
    'won',
  ]);
  const ages = disputes.map(({ openedAt }) => (clock.now - openedAt) / DAY);
  assert.ok(Math.max(...ages) > 300 && Math.max(...ages) <= YEAR.days, `${Math.max(...ages)} days`);
});

test('no account of that year ever holds less than nothing, and the same seed makes the same year', async () => {
  const { all } = await everyTransaction();
  const held = new Map<string, number>();
  for (const { balanceAccount, amount } of all) {
    const account = `${balanceAccount?.id} ${amount.currency}`;
    held.set(account, (held.get(account) ?? 0) + amount.value);
    assert.ok((held.get(account) ?? 0) >= 0, account);
  }
  const again = await everyTransaction();
  assert.deepEqual(again.all, all);
  assert.notDeepEqual((await everyTransaction(8)).all, all);
});

test('a platform may have no sellers yet', async () => {
  const { client, clock } = await openPlatform({ history: { sellers: 0, disputes: 0 } });
  const { data = [] } = await client.call(listTransactions, {
    createdSince: new Date(clock.now - 366 * DAY).toISOString(),
    createdUntil: new Date(clock.now + 1).toISOString(),
    limit: 100,
  });
  assert.equal(new Set(data.map(({ accountHolder }) => accountHolder?.id)).size, 1);
});
