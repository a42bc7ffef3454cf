import type { JsonSchema } from '../../src/client/schema/json-schema.js';

/** What a test wants of a value beside that it fits. */
export interface Wishes {
  /** With every field that may be there. Default: with none that may be left out. */
  readonly isFull?: boolean | undefined;
  /** Text for a field by its name; nothing where any text will do. */
  readonly text?: ((name: string) => string | undefined) | undefined;
  /** Fields to leave out even so. */
  readonly isLeftOut?: ((name: string) => boolean) | undefined;
}

const DEEPEST = 4;

/** Makes values that fit schemas, by what the schemas say of themselves. Deterministic: the same schema, the same value. */
export function createExamples(definitions: Readonly<Record<string, JsonSchema>>, wishes: Wishes = {}) {
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined
      ? schema
      : resolve(definitions[schema.$ref.replace(/^.*\//, '')] ?? { type: 'none' });

  function textOf(
    { format, contentEncoding, minLength = 0, maxLength = 4000 }: JsonSchema,
    name: string,
  ): string {
    const wish = wishes.text?.(name);
    if (wish !== undefined) return wish;
    if (format === 'date-time') return '2026-05-04T10:00:00+02:00';
    if (contentEncoding === 'base64') return 'AAAA';
    return 'abc'.padEnd(minLength, 'x').slice(0, maxLength);
  }

  function objectOf(
    { properties = {}, required = [], additionalProperties }: JsonSchema,
    depth: number,
  ): object {
    const isWanted = (name: string) =>
      required.includes(name) || (wishes.isFull && depth < DEEPEST && !wishes.isLeftOut?.(name));
    const fields = Object.entries(properties)
      .filter(([name]) => isWanted(name))
      .map(([name, schema]) => [name, valueOf(schema, name, depth + 1)]);
    const isRecord = wishes.isFull && additionalProperties && Object.keys(properties).length === 0;
    const extra = isRecord ? [['key', valueOf(additionalProperties, 'key', depth + 1)]] : [];
    return Object.fromEntries([...fields, ...extra]) as object;
  }

  function valueOf(given: JsonSchema, name = '', depth = 0): unknown {
    const schema = resolve(given);
    if (schema.anyOf) return valueOf(schema.anyOf[0] ?? {}, name, depth);
    if (schema.enum) return schema.enum[0];
    switch (schema.type) {
      case 'string':
        return textOf(schema, name);
      case 'integer':
        return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
      case 'number':
        return 1;
      case 'boolean':
        return true;
      case 'array':
        return depth < DEEPEST ? [valueOf(schema.items ?? {}, name, depth + 1)] : [];
      case 'object':
        return objectOf(schema, depth);
      case undefined:
        return 'abc';
      default:
        throw new Error(`no example of ${schema.type}`);
    }
  }

  return valueOf;
}

/** A value of another kind than the schema asks for; nothing where every value fits. */
export function unfit({ type, $ref, anyOf }: JsonSchema): unknown {
  if (type === 'object' || type === 'array' || $ref || anyOf) return 7;
  return type === undefined ? undefined : { unfit: true };
}
