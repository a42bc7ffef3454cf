import assert from 'node:assert/strict';
import { test } from 'node:test';

import { blocksOf, faultOf } from '../../../../src/components/overview/panel/block-names.js';

test('an audience has its own blocks, and one that is newer than this library has what all have', () => {
  assert.deepEqual(blocksOf('', 'seller'), ['tasks', 'figures', 'next-payout', 'sales']);
  assert.deepEqual(blocksOf(' ', 'auditor'), ['tasks', 'figures']);
  assert.deepEqual(blocksOf('', 'constructor'), ['tasks', 'figures']);
});

test('blocks come in the order that is asked for, each once, and only those of the audience', () => {
  assert.deepEqual(blocksOf('  sales tasks\n\tsales money wrong', 'seller'), ['sales', 'tasks']);
  assert.deepEqual(blocksOf('money tasks', 'operator'), ['money', 'tasks']);
});

test('where none of the names is a block of the audience, all blocks are shown', () => {
  assert.deepEqual(blocksOf('sales wrong', 'operator'), blocksOf('', 'operator'));
});

test('a developer is told the attribute, the unknown names and all known ones', () => {
  assert.equal(faultOf(''), undefined);
  assert.equal(faultOf('sales tasks money'), undefined);
  assert.match(
    faultOf('tasks sails Tasks') ?? '',
    /^the attribute blocks has unknown names: "sails", "Tasks"\. Known names: tasks, figures, .*money.*sales$/,
  );
});
