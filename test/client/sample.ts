import { createDescriber, type JsonSchema } from '../../src/client/json-schema.js';
import type { Schema } from '../../src/client/operation.js';

/** Words that a simulation understands, by the name of their field; anything else is made from the schema alone. */
const BY_NAME: Readonly<Record<string, unknown>> = { currency: 'EUR', country: 'NL', countryCode: 'NL' };

/** The least that a schema takes: every required field, the first word of each list, the shortest texts. */
export function sampleOf(schema: Schema, names: ReadonlyMap<Schema, string> = new Map()): unknown {
  const { describe, definitions } = createDescriber(names);
  const sample = (described: JsonSchema, field = ''): unknown => {
    const { $ref, anyOf, type, properties = {}, required = [], items } = described;
    if ($ref) return sample(definitions[$ref.replace('#/$defs/', '')] ?? {}, field);
    if (anyOf?.[0]) return sample(anyOf[0], field);
    if (described.enum) return described.enum[0];
    if (type === 'object')
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, name)]));
    if (type === 'array') return items ? [sample(items, field)] : [];
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return Math.max(1, described.minimum ?? 1);
    if (type === 'string') return textOf(described, field);
    return {};
  };
  return sample(describe(schema));
}

function textOf({ format, contentEncoding, minLength = 0 }: JsonSchema, field: string): unknown {
  if (format === 'date-time') return '2026-11-21T10:00:00+01:00';
  if (contentEncoding) return 'QUJD';
  return BY_NAME[field] ?? 'x'.repeat(Math.max(1, minLength));
}
