import assert from 'node:assert/strict';
import { test } from 'node:test';

import { interleaved2of5 } from '../../src/facts/interleaved-2-of-5.js';

test('Interleaved 2 of 5 has one digit in its bars and the next in its spaces', () => {
  // 1 is wide, narrow, narrow, narrow, wide; 2 is narrow, wide, narrow, narrow, wide.
  assert.equal(interleaved2of5('12'), '1111' + '3113111133' + '311');
  assert.equal(interleaved2of5('0123456789').length, 4 + 50 + 3);
});
