import assert from 'node:assert/strict';
import { test } from 'node:test';

import { BSB, isBusinessNumber } from '../../src/facts/australian-numbers.js';

test('an ABN has eleven digits and an ACN nine, which check each other', () => {
  // The examples of the Australian Business Register and of ASIC, and the register's own number.
  for (const number of ['53004085616', '51824753556', '004085616'])
    assert.ok(isBusinessNumber(number), number);
});

test('a number with one wrong digit, two that are swapped, or another length is none', () => {
  for (const number of [
    '53004085617',
    '35004085616',
    '51824753565',
    '004085617',
    '040085616',
    '00000000000',
    '000000000',
    '5300408561',
    '530040856160',
    '53 004 085 616',
    '',
  ])
    assert.ok(!isBusinessNumber(number), number);
});

test('a BSB has six digits', () => {
  assert.deepEqual(
    ['062000', '06200', '0620001', '06-200'].map((text) => BSB.test(text)),
    [true, false, false, false],
  );
});
