import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';
import * as core from 'zod/v4/core';
import * as mini from 'zod/mini';

import * as z from '../../../src/client/schema/schema.js';
import { anyOf, only, variantsBy } from '../../../src/client/schema/variants.js';
import { run } from '../../../src/client/schema/validate.js';
import { Amount, oneOf, textOf } from '../../../src/client/schema/values.js';
import { INTERFACE_NAMES } from '../../../src/client/interface-modules.js';
import { createDescriber } from '../../../src/client/schema/json-schema.js';
import { createExamples } from '../example-values.js';
import { interfaceOf } from '../facts/tables.js';

const CLASSES = {
  string: core.$ZodString,
  number: core.$ZodNumber,
  boolean: core.$ZodBoolean,
  unknown: core.$ZodUnknown,
  optional: core.$ZodOptional,
  nullable: core.$ZodNullable,
  array: core.$ZodArray,
  object: core.$ZodObject,
  record: core.$ZodRecord,
} as const;

const made = new Map<z.Type, z.Type>();

/** The same schema, made of zod's own classes from the definition that ours carries. */
function zodOf(schema: z.Type): z.Type {
  const known = made.get(schema);
  if (known) return known;
  const { ...def } = schema._zod.def as Record<string, never> & { type: keyof typeof CLASSES };
  for (const name of ['innerType', 'element', 'keyType', 'valueType', 'catchall'])
    if (def[name]) Object.defineProperty(def, name, { get: () => zodOf((schema._zod.def as never)[name]) });
  if (def.type === 'object') {
    const shape = z.shapeOf(schema as z.ObjectType) as Record<string, z.Type>;
    const fields = Object.keys(shape).map((name) => [
      name,
      { enumerable: true, get: () => zodOf(shape[name]!) },
    ]);
    Object.assign(def, { shape: Object.defineProperties({}, Object.fromEntries(fields) as never) });
  }
  const its: z.Type = new CLASSES[def.type](def as never);
  made.set(schema, its);
  return its;
}

/** What a schema makes of a value, and where it finds it wrong. */
function verdict(schema: z.Type, given: unknown): unknown {
  const { value, issues } = run(schema, structuredClone(given));
  const found = issues.map(({ path = [], minor }) => [...path, minor ? 'minor' : 'fault'].join('.'));
  return { issues: found, value: found.length ? undefined : value };
}

const agree = (schema: z.Type, given: unknown): void =>
  assert.deepEqual(verdict(schema, given), verdict(zodOf(schema), given));

const NAMES = ['a', 'b', 'constructor', '__proto__', 'type'];
const leaves = (): fc.Arbitrary<unknown> =>
  fc.constantFrom('', 'a', 'abc', 0, -0, 1.5, NaN, Infinity, 2 ** 60, true, false, null, undefined, 'card');

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaves(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4 }),
    fc.constantFrom(new Date(0), new Map([['a', 1]]), [undefined, 'a']),
  ),
}));

const names = fc.constantFrom('a', 'b', 'constructor', 'type');
const { schema: schemas } = fc.letrec<{ schema: z.Type; shape: Record<string, z.Type> }>((tie) => ({
  shape: fc.dictionary(names, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
  schema: fc.oneof(
    { maxDepth: 4 },
    fc
      .constantFrom<() => z.Type>(
        z.string,
        z.number,
        z.boolean,
        z.unknown,
        Amount,
        () => textOf(2, 1),
        () => oneOf('a', 'card'),
        () => variantsBy('type', [z.object({ type: only('card') }), z.object({ type: only('a') })]),
        () => anyOf(z.string(), z.boolean()),
      )
      .map((make) => make()),
    tie('schema').map((inner) => z.optional(inner)),
    tie('schema').map((inner) => z.nullable(inner)),
    tie('schema').map((inner) => z.array(inner)),
    tie('schema').map((inner) => z.record(z.string(), inner)),
    tie('shape').map((shape) => z.object(shape)),
    tie('shape').map((shape) => z.looseObject(shape)),
  ),
}));

/** A value with one of its parts, wherever it stands, taken away or replaced. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [undefined, null, 'x', 7, {}, []]) yield other;
  for (const [name, part] of typeof value === 'object' ? Object.entries(value ?? {}) : []) {
    for (const instead of spoiled(part)) {
      const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
      yield Object.assign(copy as object, { [name]: instead });
    }
    const { [name]: _, ...without } = value as Record<string, unknown>;
    yield Array.isArray(value) ? Object.values(without) : { ...without, unheardOf: 1 };
  }
}

describe('our kinds of schema', () => {
  it('find in any value what zod finds, for any schema', () => {
    fc.assert(
      fc.property(schemas, values, (schema, value) => agree(schema, value)),
      { numRuns: 3000 },
    );
  });

  it('find it in every body and every answer of every interface', () => {
    let count = 0;
    for (const name of INTERFACE_NAMES) {
      const { table, schemas: named } = interfaceOf(name);
      const { describe: described, definitions } = createDescriber(named);
      const exampleOf = createExamples(definitions);
      for (const { input, output } of Object.values(table))
        for (const schema of [input?.(), output?.()])
          for (const value of schema ? spoiled(exampleOf(described(schema))) : []) {
            agree(schema as z.Type, value);
            count++;
          }
    }
    assert.ok(count > 5000, `${count} values`);
  });

  it('are taken by zod, alone and inside its own', () => {
    const amount = { value: 1999, currency: 'EUR' };
    assert.deepEqual(mini.parse(Amount(), { ...amount, more: 1 }), amount);
    const Booking = mini.object({ amount: Amount(), text: mini.optional(textOf(3)) });
    assert.deepEqual(mini.parse(Booking, { amount }), { amount });
    const { error } = mini.safeParse(Booking, { amount: { value: 1.5, currency: 'EUR' } });
    assert.deepEqual(
      error?.issues.map(({ path }) => path),
      [['amount', 'value']],
    );
    assert.throws(
      () => mini.parse(Amount(), 'EUR 19.99'),
      (error) => error instanceof mini.core.$ZodError,
    );
  });

  it('say nothing of a value that they refuse', () => {
    const { issues } = run(z.object({ number: z.object({}) }), { number: '4111' });
    assert.ok(!JSON.stringify(issues).includes('4111'));
  });
});
