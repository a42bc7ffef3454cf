import type { FactSchema } from './facts.js';

export type Definitions = Readonly<Record<string, FactSchema>>;

/** A node without its detours: references followed, `allOf` put together, `null` taken out of its alternatives. */
export interface Plain {
  /** Name of the schema that a reference led to last. */
  readonly name: string | undefined;
  readonly nullable: boolean;
  readonly node: FactSchema;
}

export const nameIn = ($ref: string): string => $ref.replace('#/$defs/', '');

const isNull = ({ type }: FactSchema): boolean => type === 'null';

export function plain(given: FactSchema, definitions: Definitions): Plain {
  if (given.$ref !== undefined) {
    const name = nameIn(given.$ref);
    const found = definitions[name];
    if (!found) throw new TypeError(`${name} is not defined`);
    return { ...plain(found, definitions), name };
  }
  if (given.allOf) return plain(merged(given.allOf, definitions), definitions);
  if (given.anyOf) return plainChoice(given.anyOf, definitions);
  if (typeof given.type !== 'object') return { name: undefined, nullable: false, node: given };
  const [type = 'null'] = given.type.filter((word) => word !== 'null');
  return { name: undefined, nullable: given.type.includes('null'), node: { ...given, type } };
}

/** One alternative is no choice. */
function plainChoice(alternatives: readonly FactSchema[], definitions: Definitions): Plain {
  const others = alternatives.filter((alternative) => !isNull(alternative));
  const nullable = others.length < alternatives.length;
  const [only] = others;
  if (!only || others.length > 1) return { name: undefined, nullable, node: { anyOf: others } };
  const inner = plain(only, definitions);
  return { ...inner, nullable: inner.nullable || nullable };
}

function merged(parts: readonly FactSchema[], definitions: Definitions): FactSchema {
  const nodes = parts.map((part) => plain(part, definitions).node);
  return {
    type: 'object',
    properties: Object.assign({}, ...nodes.map(({ properties }) => properties)) as Definitions,
    required: nodes.flatMap(({ required = [] }) => required),
  };
}

const words = (list: readonly string[]): string => list.toSorted().join('|');

const bounds = (least?: number, most?: number): string =>
  least === undefined && most === undefined ? '' : ` ${least ?? ''}..${most ?? ''}`;

/** What kind of value a node stands for, in short: `text 3..3`, `word a|b`, `integer`, `list`, `map`, `object`. */
export function kindOf(node: FactSchema): string {
  if (node.anyOf) return `one of ${node.anyOf.length}`;
  if (node.enum) return `word ${words(node.enum)}`;
  if (node.contentEncoding) return 'bytes';
  if (node.format) return 'time';
  switch (node.type) {
    case undefined:
      return 'anything';
    case 'string':
      return `text${bounds(node.minLength, node.maxLength)}`;
    case 'integer':
      return `integer${bounds(node.minimum, node.maximum)}`;
    case 'array':
      return 'list';
    case 'object':
      if (Object.keys(node.properties ?? {}).length > 0) return 'object';
      return node.additionalProperties === undefined ? 'any object' : 'map';
    default:
      return String(node.type);
  }
}
