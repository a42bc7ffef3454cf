import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rowText } from '../../../../src/components/parts/deed/deed-texts.js';
import { OFFERS } from '../../../../src/proxy/policy/index.js';

const KEPT = ['seller', 'operator', 'approver'] as const;

const texts = { words: { text: (id: string) => `«${id}»` } };

test('every write of staff and sellers that the journal keeps has words of its own', () => {
  const missing = OFFERS.filter(({ name }) => name !== 'workspace').flatMap(({ name, table, policy }) =>
    Object.entries(policy)
      .filter(
        ([row, rule]) =>
          rule !== 'never' &&
          table[row]?.method !== 'GET' &&
          !rule.isRead &&
          KEPT.some((each) => rule.audiences.includes(each)),
      )
      .map(([row]) => `${name}.${row}`)
      .filter((row) => !rowText(texts, row).startsWith('«')),
  );
  assert.equal(rowText(texts, 'operator.settlePayment'), '«request-settlePayment»');
  assert.deepEqual(missing, []);
});

test('a row of the workspace, and one that is newer, has its own name, without marks that hide in it', () => {
  assert.equal(rowText(texts, 'workspace.createMock'), 'workspace.createMock');
  assert.equal(rowText(texts, 'checkout.toString'), 'checkout.toString');
  assert.equal(rowText(texts, 'payout.\u202egnol'), 'payout. gnol');
});
