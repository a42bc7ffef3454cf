import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readTaxpayerNumber } from '../../src/facts/brazilian-numbers.js';

test('a CPF or a CNPJ reads the same however it is written', () => {
  for (const text of ['123.456.789-09', '12345678909', ' 123 456 789 09'])
    assert.equal(readTaxpayerNumber(text), '12345678909');
  assert.equal(readTaxpayerNumber('00.000.000/0001-91'), '00000000000191');
  // The example of the tax authority for the numbers with letters.
  assert.equal(readTaxpayerNumber('12.abc.345/01de-35'), '12ABC34501DE35');
});

test('a number with wrong check digits, or of one digit alone, is none', () => {
  for (const text of [
    '',
    '123.456.789-00',
    '111.111.111-11',
    '00.000.000/0001-92',
    '12.ABC.345/01DE-36',
    '1234567890',
    '4111111111111111',
  ])
    assert.equal(readTaxpayerNumber(text), undefined, text);
});
