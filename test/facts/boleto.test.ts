import assert from 'node:assert/strict';
import { test } from 'node:test';

import { boletoCheck, boletoCode } from '../../src/facts/boleto.js';

// An example of Banco do Brasil's own documents.
const LINE = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const CODE = '00193373700000001000500940144816060680935031';

test('the code of a boleto is its line in another order, without the check digits of the parts', () => {
  assert.equal(boletoCode(LINE), CODE);
  assert.equal(boletoCheck(CODE.slice(0, 4) + CODE.slice(5)), '3');
});

test('a line of a boleto with a wrong digit, or too few, has no code', () => {
  for (const at of [0, 9, 20, 31, 32, 46]) {
    const digits = [...LINE.replaceAll(/\D/g, '')];
    digits[at] = String((Number(digits[at]) + 1) % 10);
    assert.equal(boletoCode(digits.join('')), undefined, String(at));
  }
  assert.equal(boletoCode(LINE.slice(1)), undefined);
});
