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

test('a telephone number of Japan has ten or eleven digits with the zero before them', () => {
  assert.equal(readTelephone('03-1234-5678', '81'), '+81312345678');
  assert.equal(readTelephone('090 1234 5678', '81'), '+819012345678');
  for (const text of ['03-1234-567', '090 1234 56789']) assert.equal(readTelephone(text, '81'), undefined);
});

test('a telephone number of Australia is a mobile or a landline', () => {
  assert.equal(readTelephone('0412 345 678', '61'), '+61412345678');
  assert.equal(readTelephone('+61-412345678', '61'), '+61412345678');
  assert.equal(readTelephone('(02) 9876 5432', '61'), '+61298765432');
  for (const text of ['0412 345 67', '0612 345 678', '1300 123 456', '61412345678'])
    assert.equal(readTelephone(text, '61'), undefined, text);
});

test('what is no telephone number is none', () => {
  for (const text of ['', '12', '+351 412345678', '912 345 67', '+0123456789', 'abc', '+1234567890123456'])
    assert.equal(readTelephone(text, '351'), undefined, text);
});
