import assert from 'node:assert/strict';
import { test } from 'node:test';

import { code128 } from '../../src/facts/code-128.js';

const START_C = '211232';
const SET_B = '114131';
const STOP = '2331112';

/** Symbols of Code 128, each three bars and three spaces, 11 modules wide. */
const symbols = (widths: string): string[] => widths.slice(0, -STOP.length).match(/.{6}/g) ?? [];

test('an even number of digits is Code 128 in set C, with its check digit', () => {
  // The values 12 and 34, and the check digit (105 + 1 × 12 + 2 × 34) mod 103 = 82.
  assert.equal(code128('1234'), `${START_C}112232131123121241${STOP}`);
  // (105 + 12 + 2 × 34 + 3 × 56) mod 103 = 44.
  assert.deepEqual(symbols(code128('123456')), [START_C, '112232', '131123', '331121', '132131']);
});

test('a digit that is left over is in set B', () => {
  // 12, go on in set B, the digit 7: (105 + 12 + 2 × 100 + 3 × 23) mod 103 = 77.
  assert.deepEqual(symbols(code128('127')), [START_C, '112232', SET_B, '312131', '413111']);
});

test('every symbol is eleven modules wide, and ends in white', () => {
  const everything = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).join('');
  const found = symbols(code128(everything));
  assert.equal(new Set(found.slice(1, -1)).size, 100);
  for (const symbol of found) {
    const widths = [...symbol].map(Number);
    assert.equal(
      widths.reduce((sum, width) => sum + width, 0),
      11,
    );
    assert.equal((widths[0]! + widths[2]! + widths[4]!) % 2, 0);
  }
});
