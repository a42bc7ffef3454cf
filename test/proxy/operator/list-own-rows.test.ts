import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { OwnRows } from '../../../src/client/operator/index.js';
import type { Identity } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform } from '../policy/office.js';

const seller: Identity = { audience: 'seller', userId: 'seller-1', accountHolders: [] };

const openDesk = async (enable: readonly string[] = []) => {
  const office = openOffice(await startPlatform(), { enable });
  return {
    office,
    rowsOf: async (who: Identity) => {
      const { status, body } = await office.get(who, '/rows');
      assert.equal(status, 200);
      return body as unknown as OwnRows;
    },
  };
};

test('an operator is told every row of the ledger, and those of the platform that are theirs', async () => {
  const { rowsOf } = await openDesk();
  const { audience, rows } = await rowsOf(operator);
  assert.equal(audience, 'operator');
  for (const row of ['operator.listPayments', 'operator.listOwnRows', 'balance-platform.getAccountHolder'])
    assert.ok(rows.includes(row), row);
  assert.equal(new Set(rows).size, rows.length);
});

test('C10-302: no caller is told of a row that is closed to them, and shoppers and guests are told of none', async () => {
  const { office, rowsOf } = await openDesk();
  const { rows: approvers } = await rowsOf(approver);
  assert.deepEqual(approvers.filter((row) => row.startsWith('operator.')).toSorted(), [
    'operator.getSummary',
    'operator.listDeeds',
    'operator.listOwnRows',
    'operator.listPayouts',
  ]);
  const { audience, rows: sellers } = await rowsOf(seller);
  assert.equal(audience, 'seller');
  assert.ok(sellers.includes('operator.listSales'));
  for (const row of [
    'operator.listPayouts',
    'operator.listPayments',
    'operator.listDeeds',
    'payout.confirmPayout',
  ])
    assert.ok(!sellers.includes(row), row);
  const shopper: Identity = { audience: 'shopper', shopperReference: 'shopper-1' };
  for (const who of [shopper, null]) assert.equal((await office.get(who, '/rows')).status, 404);
});

test('a row that waits to be enabled is told once the merchant names it', async () => {
  const row = 'balance-platform.createSweep';
  assert.ok(!(await (await openDesk()).rowsOf(seller)).rows.includes(row));
  assert.ok((await (await openDesk([row])).rowsOf(seller)).rows.includes(row));
});
