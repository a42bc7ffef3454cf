import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { $ZodDate } from 'zod/v4/core';

import * as z from '../../../src/client/schema/schema.js';

import { binary, count, flag, list, text, texts, time, word } from '../../../src/client/schema/fields.js';
import { createDescriber, type JsonSchema } from '../../../src/client/schema/json-schema.js';
import type { Schema } from '../../../src/client/operation.js';
import { Amount, integer, oneOf, SignedAmount } from '../../../src/client/schema/values.js';
import { only, variantsBy } from '../../../src/client/schema/variants.js';

const described = (schema: Schema): JsonSchema => createDescriber(new Map()).describe(schema);

describe('a schema in the words of JSON Schema', () => {
  it('says of every field its kind, its words and its limits, and which must be there', () => {
    const schema = z.object({
      id: z.string(),
      name: text(80, 1),
      note: text(),
      state: oneOf('open', 'closed'),
      reason: word('damaged'),
      days: count(),
      share: z.optional(z.number()),
      isPaid: flag(),
      metadata: texts(),
      tags: list(z.string()),
      at: time(),
      document: binary(),
      seller: z.optional(z.nullable(z.string())),
      anything: z.optional(z.unknown()),
    });
    assert.deepEqual(described(schema), {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string', minLength: 1, maxLength: 80 },
        note: { type: 'string' },
        state: { type: 'string', enum: ['open', 'closed'] },
        reason: { type: 'string', enum: ['damaged'] },
        days: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
        share: { type: 'number' },
        isPaid: { type: 'boolean' },
        metadata: { type: 'object', additionalProperties: { type: 'string' } },
        tags: { type: 'array', items: { type: 'string' } },
        at: { type: 'string', format: 'date-time' },
        document: { type: 'string', contentEncoding: 'base64' },
        seller: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        anything: {},
      },
      required: ['id', 'state'],
    });
  });

  it('an amount is not below zero, and one that may be owed has no least value', () => {
    assert.deepEqual(described(Amount()).properties?.['value'], { type: 'integer', minimum: 0 });
    assert.deepEqual(described(SignedAmount()).properties?.['value'], { type: 'integer' });
    assert.deepEqual(described(integer()), { type: 'integer' });
  });

  it('a union lists its variants', () => {
    const card = z.object({ type: only('card') });
    const bank = z.object({ type: only('bank'), iban: z.string() });
    const { anyOf = [] } = described(variantsBy('type', [card, bank]));
    assert.deepEqual(
      anyOf.map(({ required }) => required),
      [['type'], ['type', 'iban']],
    );
  });

  it('an object that takes any field says so', () => {
    assert.deepEqual(described(z.looseObject({})).additionalProperties, {});
    assert.equal(described(z.object({})).additionalProperties, undefined);
  });

  it('what has a name is described once and referred to, even from within itself', () => {
    const folder: Schema = z.object({
      name: z.string(),
      get folders() {
        return z.optional(z.array(folder));
      },
    });
    const { describe: describeSchema, definitions } = createDescriber(
      new Map<Schema, string>([
        [folder, 'Folder'],
        [Amount(), 'Amount'],
      ]),
    );
    const reference = { $ref: '#/$defs/Folder' };
    assert.deepEqual(describeSchema(folder), reference);
    assert.deepEqual(describeSchema(z.array(folder)), { type: 'array', items: reference });
    assert.deepEqual(Object.keys(definitions), ['Folder']);
    assert.deepEqual(definitions['Folder']?.properties?.['folders'], { type: 'array', items: reference });
  });

  it('an unsupported kind is an error with its name, not a gap', () => {
    assert.throws(() => described(new $ZodDate({ type: 'date' })), /kind "date"/);
  });
});
