import type * as z from './schema.js';
import type { Schema } from '../operation.js';
import type { Facts } from './values.js';

/** A schema in the words of JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
}

/** Describes schemas. Those that have a name stand in `definitions`, once; everything else refers to them. */
export interface Describer {
  readonly describe: (schema: Schema) => JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Bounds that exclude nothing: every text has at least 0 characters, every integer of ours is a safe one. */
const EXCLUDES_NOTHING: ReadonlySet<unknown> = new Set([
  Infinity,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER,
]);

const excludes = ([word, bound]: readonly [string, unknown]): boolean =>
  !EXCLUDES_NOTHING.has(bound) && !(word === 'minLength' && bound === 0);

/** What the checks of our own say of a schema: its lengths, its words, its limits, the shapes to choose from. */
function factsOf({ _zod: { def } }: Schema): Facts {
  const facts = (def.checks ?? []).map(({ _zod: { check } }) => (check as { facts?: Facts }).facts ?? {});
  return Object.fromEntries(facts.flatMap((said) => Object.entries(said)).filter(excludes));
}

const isOptional = (schema: z.Type): boolean => schema._zod.def.type === 'optional';

/**
 * Makes a describer. A schema that contains itself needs a name, or there would be no end to it. What a schema does with
 * fields that it lacks is not described: that is another thing when sending than when reading.
 */
export function createDescriber(names: ReadonlyMap<Schema, string>): Describer {
  const definitions: Record<string, JsonSchema> = {};

  function describe(schema: Schema): JsonSchema {
    const name = names.get(schema);
    if (name === undefined) return bodyOf(schema);
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {};
      definitions[name] = bodyOf(schema);
    }
    return { $ref: `#/$defs/${name}` };
  }

  const inner = (schema: z.Type): JsonSchema => describe(schema as Schema);

  function bodyOf(schema: Schema): JsonSchema {
    const { anyOf, ...facts } = factsOf(schema);
    if (anyOf) return { anyOf: (anyOf as readonly Schema[]).map(describe) };
    return { ...shapeOf(schema._zod.def as z.Definition), ...(facts as JsonSchema) };
  }

  function shapeOf(def: z.Definition): JsonSchema {
    switch (def.type) {
      case 'unknown':
        return {};
      case 'string':
      case 'number':
      case 'boolean':
        return { type: def.type };
      case 'optional':
        return inner(def.innerType);
      case 'nullable':
        return { anyOf: [inner(def.innerType), { type: 'null' }] };
      case 'array':
        return { type: 'array', items: inner(def.element) };
      case 'record':
        return { type: 'object', additionalProperties: inner(def.valueType) };
      case 'object':
        return { ...objectOf(def.shape), ...(def.catchall && { additionalProperties: inner(def.catchall) }) };
      default:
        throw new TypeError(`A schema of the kind "${def.type}" has no description.`);
    }
  }

  function objectOf(shape: z.Shape): JsonSchema {
    const fields = Object.entries(shape);
    const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])),
      ...(required.length && { required }),
    };
  }

  return { describe, definitions };
}
