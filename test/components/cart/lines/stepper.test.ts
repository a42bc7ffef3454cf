import assert from 'node:assert/strict';
import { it } from 'node:test';

import { typedCount } from '../../../../src/components/cart/lines/stepper.js';

it('a number of pieces is read in the digits a shopper types, and nothing else is one', () => {
  for (const [typed, count] of [
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['١٢', 12],
    ['٠', 0],
  ] as const)
    assert.equal(typedCount(typed), count);
  for (const typed of ['', 'x', '1.5', '-1', '1e3', '+1', '1234567', '１'])
    assert.equal(typedCount(typed), undefined, typed);
});
