import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import * as z from 'zod/mini';

import * as classic from '../../../src/client/checkout-classic/index.js';
import * as v71 from '../../../src/client/checkout/index.js';
import { Amount, StrictAmount } from '../../../src/client/values.js';
import { fieldsOf, schemasOf, type Fields } from '../facts/describe.js';

interface Facts {
  send: Record<string, Fields>;
  read: Record<string, Fields>;
}

const factsOf = (name: string): Facts =>
  JSON.parse(readFileSync(new URL(`../facts/${name}.json`, import.meta.url), 'utf8')) as Facts;

const FACTS = { v71: factsOf('checkout-v71'), classic: factsOf('checkout-classic') };
const SCHEMAS = { v71: schemasOf(v71), classic: schemasOf(classic) };

/** Schemas of our own that no fact names. */
const OURS = ['Action', 'KnownAction', 'PaymentMethodDetails'];

const NAMES = new Map<z.ZodMiniType, string>([
  ...[...SCHEMAS.classic, ...SCHEMAS.v71].map(([name, schema]) => [schema, name] as const),
  [Amount(), 'Amount'],
  [StrictAmount(), 'Amount'],
  ...[...schemasOf({ FraudResult: v71.FraudResult })].map(([name, schema]) => [schema, name] as const),
]);

const WORDS = [
  ...new Set(
    Object.values(FACTS)
      .flatMap(({ send, read }) => [send, read].flatMap((part) => Object.values(part)))
      .flatMap((fields) => Object.values(fields))
      .flatMap((kind) => (kind.startsWith('word:') ? kind.slice(5).split('|') : [])),
  ),
].toSorted();

const isMethod = (name: string, fields: Fields): boolean =>
  name.endsWith('Details') && 'checkoutAttemptId' in fields;

/** Where we mean something else than the published facts, and why. */
function deviated(name: string, facts: Fields): Fields {
  const fields = { ...facts };
  if (isMethod(name, fields) && fields['type']) {
    // A payment method without a `type` cannot be told from another: it is refused before it is sent.
    fields['type*'] = fields['type'];
    delete fields['type'];
  }
  // The published facts lack it, but a fingerprint is followed by a challenge this way.
  if (name === 'PaymentDetailsResponse') fields['action'] = '@Action';
  return fields;
}

const sorted = (fields: Fields): [string, string][] =>
  Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

function compare(set: 'v71' | 'classic', direction: 'send' | 'read'): void {
  for (const [name, facts] of Object.entries(FACTS[set][direction])) {
    if (name === 'Amount') continue;
    const schema = SCHEMAS[set].get(name) ?? SCHEMAS.v71.get(name);
    assert.ok(schema, `${name} is missing`);
    const fields = fieldsOf(schema, NAMES, WORDS);
    if (direction === 'read')
      for (const [field, kind] of Object.entries(fields)) fields[field] = kind.replace('int64', 'int');
    assert.deepEqual(sorted(fields), sorted(deviated(name, facts)), name);
  }
}

for (const set of ['v71', 'classic'] as const) {
  test(`${set}: what is sent has the published fields, marks, words and lengths, no more and no less`, () => {
    compare(set, 'send');
  });

  test(`${set}: what is read has the published fields and words, no more and no less`, () => {
    compare(set, 'read');
  });

  test(`${set}: every schema that is exported is published`, () => {
    const published = [...Object.keys(FACTS[set].send), ...Object.keys(FACTS[set].read), ...OURS];
    for (const name of SCHEMAS[set].keys()) assert.ok(published.includes(name), name);
  });

  test(`${set}: what is sent refuses a field that is not known, what is read lets it pass and drops it`, () => {
    for (const [direction, schemas] of Object.entries({ send: FACTS[set].send, read: FACTS[set].read }))
      for (const name of Object.keys(schemas)) {
        const schema = SCHEMAS[set].get(name);
        if (!schema) continue;
        const { error } = z.safeParse(schema, { noSuchField: 1 });
        const refused = error?.issues.some(({ code }) => code === 'unrecognized_keys') ?? false;
        assert.equal(refused, direction === 'send', name);
      }
  });
}

test('amounts have a value of zero or more and a code of three letters in both directions', () => {
  for (const schema of [Amount(), StrictAmount()]) {
    assert.ok(z.safeParse(schema, { value: 0, currency: 'EUR' }).success);
    for (const bad of [{ value: -1, currency: 'EUR' }, { value: 1, currency: 'EURO' }, { value: 1 }, {}])
      assert.ok(!z.safeParse(schema, bad).success);
  }
});

test('all 44 payment methods are one union, told apart by their type', () => {
  const kinds = Object.entries(FACTS.v71.send).filter(([name, fields]) => isMethod(name, fields));
  assert.equal(kinds.length, 44);
  for (const [name, fields] of kinds) {
    const [type] = String(fields['type'] ?? fields['type*'])
      .replace('word:', '')
      .split('|');
    const result = z.safeParse(v71.PaymentMethodDetails(), { type, noSuchField: 1 });
    assert.ok(!result.error?.issues.some(({ path }) => path.join() === 'type'), `${name}: ${type}`);
  }
  assert.equal(z.safeParse(v71.PaymentMethodDetails(), { type: 'no-such-method' }).success, false);
});
