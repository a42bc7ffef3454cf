import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Action, KnownAction, PaymentMethodDetails } from '../../src/client/checkout/index.js';
import { INTERFACE_NAMES } from '../../src/client/interface-modules.js';
import { createDescriber } from '../../src/client/schema/json-schema.js';
import type { Schema } from '../../src/client/operation.js';
import * as z from '../../src/client/schema/schema.js';
import { leniently, strictly } from '../../src/client/schema/validate.js';
import { Amount, SignedAmount } from '../../src/client/schema/values.js';
import { Comparison } from './facts/compare.js';
import { factsOf, type FactSchema } from './facts/facts.js';
import { differencesOf } from './facts/rows.js';
import { COUNTS, interfaceOf } from './facts/tables.js';

/** `FLORIN_INTERFACE=transfers` looks at one interface alone. */
const only = process.env['FLORIN_INTERFACE'];
const names = INTERFACE_NAMES.filter((name) => !only || name === only);

describe('the tables and the published facts', () => {
  for (const name of names) {
    const count = COUNTS[name];

    it(`${name}: ${count} operations, and each row says of its own what is published`, () => {
      const { table, schemas } = interfaceOf(name);
      const differences = differencesOf({ table, schemas }, factsOf(name));
      if (differences.length > 0) assert.fail(`${differences.length} differences\n${differences.join('\n')}`);
      assert.equal(Object.keys(table).length, count);
    });

    it(`${name}: a field that is not known is refused when it is sent, and dropped when it is read`, () => {
      const { schemas } = interfaceOf(name);
      const { describe: described, definitions } = createDescriber(schemas);
      for (const [schema, schemaName] of schemas) {
        described(schema);
        const { properties, additionalProperties } = definitions[schemaName] ?? {};
        if (!properties || additionalProperties) continue;
        const given = { noSuchField: 1 };
        assert.ok(strictly(schema, given).fault, schemaName);
        assert.ok(
          !Object.hasOwn(Object(leniently(schema, given).value) as object, 'noSuchField'),
          schemaName,
        );
      }
    });
  }

  it('there are 230 operations', (context) => {
    const counts = Object.values(COUNTS);
    context.diagnostic(counts.join(', '));
    const sum = counts.reduce((total, count) => total + count, 0);
    assert.equal(sum, 230);
  });
});

describe('money', () => {
  it('has a whole value and a code of three letters in both directions, whatever the facts leave open', () => {
    const bad = [{ value: 0.5, currency: 'EUR' }, { value: 1, currency: 'EURO' }, { value: 1 }, {}];
    for (const read of [strictly, leniently])
      for (const schema of [Amount(), SignedAmount()]) {
        assert.equal(read(schema, { value: 0, currency: 'EUR' }).fault, undefined);
        for (const given of bad) assert.ok(read(schema, given).fault, JSON.stringify(given));
      }
  });
});

describe('unions of Checkout', () => {
  const facts = factsOf('checkout');
  const published = (name: string, field: string): FactSchema => facts.$defs[name]?.properties?.[field] ?? {};

  function differences(name: string, field: string, ours: Schema): readonly string[] {
    const { describe: described, definitions } = createDescriber(interfaceOf('checkout').schemas);
    const comparison = new Comparison(facts.$defs, definitions, true);
    return comparison.differences(published(name, field), described(ours), field);
  }

  it('all 44 payment methods are one union, told apart by their type', () => {
    const { anyOf = [] } = published('PaymentRequest', 'paymentMethod');
    assert.equal(anyOf.length, 44);
    assert.deepEqual(differences('PaymentRequest', 'paymentMethod', PaymentMethodDetails()), []);
    assert.equal(strictly(PaymentMethodDetails(), { type: 'no-such-method' }).fault, 'type');
  });

  it('all nine actions are one union, and an action of any kind keeps all their fields', () => {
    const { anyOf = [] } = published('PaymentResponse', 'action');
    assert.equal(anyOf.length, 9);
    assert.deepEqual(differences('PaymentResponse', 'action', KnownAction()), []);
    const kinds = anyOf.map(({ $ref = '' }) => facts.$defs[$ref.replace('#/$defs/', '')]?.properties ?? {});
    const fields = new Set(kinds.flatMap((properties) => Object.keys(properties)));
    assert.deepEqual(Object.keys(z.shapeOf(Action())).toSorted(), [...fields].toSorted());
  });
});

describe('the comparison', () => {
  /** Differences of the transfers' table from facts in which one schema is another. */
  function planted(name: string, change: (facts: FactSchema) => FactSchema): string {
    const facts = factsOf('transfers');
    const schema = facts.$defs[name] ?? assert.fail(name);
    const $defs = { ...facts.$defs, [name]: change(schema) };
    return differencesOf(interfaceOf('transfers'), { ...facts, $defs }).join('\n');
  }

  const field = (name: string, facts: FactSchema) => (schema: FactSchema) => ({
    ...schema,
    properties: { ...schema.properties, [name]: facts },
  });

  it('names what a table lacks, has too much of, or means otherwise', () => {
    const expected: readonly (readonly [string, (facts: FactSchema) => FactSchema, RegExp])[] = [
      ['TransferInfo', field('colour', { type: 'string' }), /TransferInfo\.colour: missing/],
      [
        'TransferInfo',
        ({ properties: _, ...rest }) => ({ ...rest, properties: { id: {} } }),
        /\.amount: not in/,
      ],
      ['TransferInfo', (schema) => ({ ...schema, required: [] }), /TransferInfo\.amount: may be left out/],
      [
        'TransferInfo',
        field('reference', { type: 'string', maxLength: 7 }),
        /reference: expected text \.\.7/,
      ],
      [
        'TransferInfo',
        field('category', { enum: ['post'] }),
        /category: expected word post, found word bank/,
      ],
      [
        'TransferInfo',
        field('description', { type: 'boolean' }),
        /description: expected boolean, found text/,
      ],
      ['Transaction', field('creationDate', { type: 'string' }), /creationDate: expected text, found time/],
      ['Transaction', field('id', { type: ['string', 'null'] }), /Transaction\.id: may be null/],
      ['Amount', field('unit', { type: 'string' }), /Amount\.unit: missing/],
    ];
    for (const [name, change, pattern] of expected) assert.match(planted(name, change), pattern);
  });

  it('names rows that are missing, and rows that the platform does not publish', () => {
    const facts = factsOf('transfers');
    const known = interfaceOf('transfers');
    const [first] = facts.operations;
    const operations = facts.operations.map((operation) =>
      operation === first ? { ...operation, path: '/elsewhere', success: { 201: null } } : operation,
    );
    const lines = differencesOf(known, { ...facts, operations });
    assert.equal(lines.length, 2);
    assert.match(lines.join('\n'), /not in the facts\n.*\/elsewhere: 0 rows/);
  });
});
