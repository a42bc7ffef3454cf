import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';
import type * as z from '../../../src/client/schema/schema.js';

import { isIdempotencyKey, newIdempotencyKey } from '../../../src/client/wire/idempotency.js';
import { once } from '../../../src/client/schema/once.js';
import { Amount, integer, oneOf, SignedAmount, textOf } from '../../../src/client/schema/values.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';

const takes = (schema: z.Type, value: unknown): boolean => strictly(schema, value).fault === undefined;

test('C2-53: an amount is a whole number of minor units that a float has not touched', () => {
  const wrong = [2 ** 53, 19.99, '1000', 1e21, -0, NaN, Infinity, null, undefined, 1n, [1], new Number(1)];
  for (const schema of [Amount(), SignedAmount()]) {
    for (const value of wrong) {
      assert.equal(takes(schema, { value, currency: 'EUR' }), false, String(value));
      assert.ok(leniently(schema, { value, currency: 'EUR' }).fault, String(value));
    }
    for (const value of [0, 1, 2 ** 53 - 1]) assert.ok(takes(schema, { value, currency: 'EUR' }));
  }
  assert.equal(takes(Amount(), { value: -1, currency: 'EUR' }), false);
  assert.equal(takes(SignedAmount(), { value: -1, currency: 'EUR' }), true);
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

test('a word that is not in the list is not sent, and is read as one that equals no other', () => {
  const schema = oneOf('Authorised', 'Refused');
  assert.deepEqual(strictly(schema, 'Refused'), { value: 'Refused', fault: undefined });
  for (const word of ['refused', '', 'toString', '__proto__', 'Refused ', 'unknown', 'unknown:Refused']) {
    assert.equal(takes(schema, word), false, word);
    assert.deepEqual(leniently(schema, word), { value: `unknown:${word}`, fault: undefined });
  }
  for (const value of [1, null, ['Refused'], { toString: () => 'Refused' }])
    assert.ok(leniently(schema, value).fault);
});

test('text that is sent keeps to its lengths; an answer may say more', () => {
  assert.deepEqual(
    ['', 'a', 'abc', 'abcd'].map((text) => takes(textOf(3, 1), text)),
    [false, true, true, false],
  );
  assert.deepEqual(leniently(textOf(3, 1), 'abcd'), { value: 'abcd', fault: undefined });
  assert.ok(leniently(textOf(), 5).fault);
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
