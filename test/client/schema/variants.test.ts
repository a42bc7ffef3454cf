import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as z from '../../../src/client/schema/schema.js';

import { leniently, strictly } from '../../../src/client/schema/validate.js';
import { anyOf, only, variantsBy } from '../../../src/client/schema/variants.js';

const iban = z.object({ type: only('iban'), iban: z.string() });
const local = z.object({ type: only('usLocal', 'auLocal'), accountNumber: z.string() });
const account = variantsBy('type', [iban, local]);

test('an account is read with the fields of its kind, and of no other', () => {
  const given = { type: 'auLocal', accountNumber: '123', iban: 'NL00' };
  assert.deepEqual(leniently(account, given), {
    value: { type: 'auLocal', accountNumber: '123' },
    fault: undefined,
  });
  assert.equal(strictly(account, given).fault, 'iban');
  assert.equal(strictly(account, { type: 'iban' }).fault, 'iban');
});

test('a kind that is not known is not sent, and is read as its word alone', () => {
  const given = { type: 'krLocal', accountNumber: '123' };
  assert.equal(strictly(account, given).fault, 'type');
  assert.deepEqual(leniently(account, given), { value: { type: 'unknown:krLocal' }, fault: undefined });
});

test('what has no kind at all is neither sent nor read', () => {
  for (const given of [{}, { type: 7 }, null, 'iban', [], undefined])
    for (const read of [strictly, leniently]) assert.ok(read(account, given).fault, JSON.stringify(given));
});

test('where nothing tells shapes apart, the one that keeps everything is taken', () => {
  const shape = anyOf(
    z.object({ id: z.optional(z.string()) }),
    z.object({ id: z.optional(z.string()), name: z.optional(z.string()) }),
  );
  assert.deepEqual(strictly(shape, { id: '1', name: 'x' }), {
    value: { id: '1', name: 'x' },
    fault: undefined,
  });
  assert.equal(strictly(shape, { id: '1', colour: 'x' }).fault, 'colour');
  assert.deepEqual(leniently(shape, { id: '1', colour: 'x' }).value, { id: '1' });
  assert.ok(leniently(shape, { id: 1 }).fault);
});
