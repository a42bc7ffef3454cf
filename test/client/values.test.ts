import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';
import * as z from 'zod/mini';

import { isIdempotencyKey, newIdempotencyKey } from '../../src/client/idempotency.js';
import { once } from '../../src/client/once.js';
import { Amount, integer, oneOf, StrictAmount, textOf } from '../../src/client/values.js';

const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

test('C2-53: an amount is a whole number of minor units that a float has not touched', () => {
  for (const schema of [Amount(), StrictAmount()]) {
    for (const value of [
      2 ** 53,
      -1,
      19.99,
      '1000',
      1e21,
      -0,
      NaN,
      Infinity,
      null,
      undefined,
      1n,
      [1],
      new Number(1),
    ])
      assert.equal(takes(schema, { value, currency: 'EUR' }), false, String(value));
    for (const value of [0, 1, 2 ** 53 - 1]) assert.ok(takes(schema, { value, currency: 'EUR' }));
  }
});

test('an integer is one in any engine, within its bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.anything()), (value) => {
      const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
      assert.equal(takes(integer(), value), isWhole);
      assert.equal(takes(integer(0, 10), value), isWhole && value >= 0 && value <= 10);
    }),
  );
});

test('a word that is not in the list reads as unknown, and one of another kind is refused', () => {
  const schema = oneOf('Authorised', 'Refused');
  assert.equal(z.parse(schema, 'Refused'), 'Refused');
  for (const word of ['refused', '', 'toString', '__proto__', 'Refused ', 'unknown'])
    assert.equal(z.parse(schema, word), 'unknown');
  for (const value of [1, null, ['Refused'], { toString: () => 'Refused' }])
    assert.equal(takes(schema, value), false);
});

test('text keeps to its lengths', () => {
  assert.deepEqual(
    ['', 'a', 'abc', 'abcd'].map((text) => takes(textOf(3, 1), text)),
    [false, true, true, false],
  );
  assert.equal(takes(textOf(), 5), false);
});

test('a schema is made once, on first use', () => {
  let made = 0;
  const schema = once(() => ++made);
  assert.equal(made, 0);
  assert.equal(schema() + schema(), 2);
});

test('an idempotency key has 1 to 64 plain characters, and a new one is always new', () => {
  const keys = new Set(Array.from({ length: 1000 }, newIdempotencyKey));
  assert.equal(keys.size, 1000);
  for (const key of keys) assert.ok(isIdempotencyKey(key));
  assert.ok(isIdempotencyKey('x'.repeat(64)));
  for (const key of ['', 'x'.repeat(65), 'a b', 'a,b', 'a\r\nb', 'é', 'a/b', undefined, 7])
    assert.equal(isIdempotencyKey(key), false);
});
