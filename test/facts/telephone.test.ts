import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readTelephone } from '../../src/facts/telephone.js';

test('a telephone number reads the same however it is written', () => {
  for (const text of [
    '912 345 678',
    '0912345678',
    '+351 912-345-678',
    '00351 (912) 345.678',
    '９１２３４５６７８',
  ])
    assert.equal(readTelephone(text, '351'), '+351912345678', text);
  assert.equal(readTelephone('+48 600 700 800', '351'), '+48600700800');
});

test('what is no telephone number is none', () => {
  for (const text of ['', '12', '+351 412345678', '912 345 67', '+0123456789', 'abc', '+1234567890123456'])
    assert.equal(readTelephone(text, '351'), undefined, text);
});
