import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { readRefusal } from '../../src/client/error-body.js';

test("the proxy's own refusal has a code and the field at fault", () => {
  assert.deepEqual(readRefusal({ error: { code: 'amount-changed', field: 'amount.value' } }), {
    code: 'amount-changed',
    field: 'amount.value',
  });
});

test("the platform's refusal has its code, and the field that its sentence names", () => {
  const body = {
    status: 422,
    errorCode: '14_006',
    message: "Required field 'paymentMethod' is not provided.",
    errorType: 'validation',
  };
  assert.deepEqual(readRefusal(body), { code: '14_006', field: 'paymentMethod' });
  assert.deepEqual(readRefusal({ errorCode: '101', message: 'Invalid card number' }), {
    code: '101',
    field: undefined,
  });
});

test('a card number is never taken for a code or a field, however it is written', () => {
  for (const echo of [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'number.4111.1111',
    'x[4111][1111]',
    '4_1_1_1_1_1_1',
  ]) {
    const body = { error: { code: echo, field: echo }, errorCode: echo, message: `field '${echo}' is wrong` };
    assert.deepEqual(readRefusal(body), { code: undefined, field: undefined }, echo);
  }
});

test('a refusal of any shape is read without an exception, and gives short plain words or nothing', () => {
  const holder = fc.oneof(
    fc.anything(),
    fc.record({ error: fc.anything(), errorCode: fc.anything(), message: fc.anything() }),
    fc.record({ error: fc.record({ code: fc.anything(), field: fc.string() }), message: fc.string() }),
  );
  fc.assert(
    fc.property(holder, (body) => {
      const { code, field } = readRefusal(body);
      for (const word of [code, field]) assert.ok(word === undefined || /^[\w.:[\] -]{1,150}$/.test(word));
    }),
  );
  assert.deepEqual(readRefusal({ message: { toString: 1 } }), { code: undefined, field: undefined });
});
