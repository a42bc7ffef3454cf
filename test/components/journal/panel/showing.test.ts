import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choiceText, rowText } from '../../../../src/components/journal/panel/showing.js';
import { OFFERS } from '../../../../src/proxy/policy/index.js';

const KEPT = ['seller', 'operator', 'approver'] as const;

const showing = { words: { text: (id: string) => `«${id}»` } };

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
      .filter((row) => !rowText(showing, row).startsWith('«')),
  );
  assert.equal(rowText(showing, 'operator.settlePayment'), '«request-settlePayment»');
  assert.deepEqual(missing, []);
});

test('a row of the workspace, and one that is newer, has its own name, without marks that hide in it', () => {
  assert.equal(rowText(showing, 'workspace.createMock'), 'workspace.createMock');
  assert.equal(rowText(showing, 'checkout.toString'), 'checkout.toString');
  assert.equal(rowText(showing, 'payout.\u202egnol'), 'payout. gnol');
});

test('of people to choose from, staff have their name, sellers are told apart, and one who is not known yet has no name', () => {
  const deed = (changes: object) => ({ audience: 'seller', ...changes }) as never;
  assert.equal(choiceText(showing, 'digest-1234', deed({ audience: 'operator', by: 'olga' })), 'olga');
  assert.equal(choiceText(showing, 'digest-1234', deed({})), '«a-seller» · 1234');
  assert.equal(choiceText(showing, 'digest-1234', undefined), '«one-person»');
});
