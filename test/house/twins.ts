import { parse, walk } from '../../scripts/syntax.mjs';
import type { Source } from './sources.js';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
  readonly value?: Node | string | number;
  readonly regex?: { readonly pattern: string };
  readonly elements?: readonly (Node | null)[];
  readonly types?: readonly Node[];
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly literal?: Node;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly properties?: readonly Node[];
  readonly id?: Node | null;
  readonly typeAnnotation?: Node | null;
  readonly typeName?: Node;
  readonly typeArguments?: { readonly params: readonly Node[] } | null;
}

type Item = string | number | undefined;

const literal = (node: Node | null | undefined): Item =>
  node?.type === 'Literal' && typeof node.value !== 'object' ? node.value : undefined;

/** Calls whose arguments are the words of a schema. */
const SCHEMA = /^(?:oneOf|word)$/;
/** A text that is a list of codes: of countries, currencies, languages. */
const CODES = /^[A-Z]{2,4}(?: [A-Z]{2,4}){2,} ?$/;
/** The words that a pattern chooses between, as in `/^(?:red|green|blue)$/`. */
const CHOICE = /[(^](?:\?:)?(\w+(?:\|\w+){2,})[)$]/;

/** What stands together in an array, a union of types, the words of a schema, the choices of a pattern, or a text of codes. */
function itemsOf(node: Node): readonly Item[] {
  if (node.type === 'ArrayExpression') return (node.elements ?? []).map(literal);
  if (node.type === 'TSUnionType') return (node.types ?? []).map((each) => literal(each.literal));
  if (node.type === 'CallExpression' && SCHEMA.test(node.callee?.name ?? ''))
    return (node.arguments ?? []).map(literal);
  if (node.regex) return CHOICE.exec(node.regex.pattern)?.[1]?.split('|') ?? [];
  const text = literal(node);
  return typeof text === 'string' && CODES.test(text) ? text.trim().split(' ') : [];
}

/** The names and values of a table, where all its values are literals. */
function entriesOf({ type, properties = [] }: Node): readonly (readonly [name: Item, value: Item])[] {
  if (type !== 'ObjectExpression') return [];
  const entries = properties.map(
    ({ computed, key, value }) =>
      [computed ? undefined : (key?.name ?? literal(key)), literal(value as Node)] as const,
  );
  return entries.some((entry) => entry.includes(undefined)) ? [] : entries;
}

/** The compiler holds a table to a list where its type names one: `Record<Status, …>`, and not `Record<string, …>`. */
function isHeld(ancestors: readonly Node[]): boolean {
  const holder = ancestors.findLast(({ type }) => type !== 'TSAsExpression');
  const annotated = holder?.type === 'VariableDeclarator' ? holder.id : holder;
  if (!/^(?:Identifier|TSSatisfiesExpression)$/.test(annotated?.type ?? '') || !annotated?.typeAnnotation)
    return false;
  let isOpen = false;
  walk(annotated.typeAnnotation, ({ type, typeName, typeArguments }: Node) => {
    const isRecord = type === 'TSTypeReference' && typeName?.name === 'Record';
    isOpen ||= isRecord && typeArguments?.params[0]?.type === 'TSStringKeyword';
  });
  return !isOpen;
}

/** Numbers of a list of codes, as `01` to `05`, mean something else in each field; so do places counted from 0 or 1. */
const isCount = (items: readonly Item[]): boolean =>
  items.every((item, at) => Number(item) === at || Number(item) === at + 1);

const distinct = (items: readonly Item[]): number => new Set(items).size;

/**
 * By what a list is known. Words are a set, in whatever order. Numbers, and words that come more than once, are weights:
 * their order counts. Fewer than three are no list.
 */
function markOf(items: readonly Item[]): string | undefined {
  if (distinct(items) < 3 || items.includes(undefined) || isCount(items)) return undefined;
  const isSet = distinct(items) === items.length && items.some((item) => typeof item === 'string');
  return isSet ? items.toSorted().join(' | ') : items.join(', ');
}

/** Where each list of a source stands, by what the list is known by. */
function listsIn({ path, code }: Pick<Source, 'path' | 'code'>): [mark: string, place: string][] {
  const found: [string, string][] = [];
  walk(parse(path, code), (node: Node, ancestors: readonly Node[]) => {
    const add = (items: readonly Item[], kind = ''): void => {
      const mark = markOf(items);
      if (mark) found.push([kind + mark, `${path}:${code.slice(0, node.start).split('\n').length}`]);
    };
    add(itemsOf(node));
    const entries = entriesOf(node);
    add(entries.map(([name, value]) => `${name}: ${value}`));
    // Tables of one shape are records; only a table that spells out a list stands beside that list.
    if (entries.length > 0 && !isHeld(ancestors))
      add(
        entries.map(([name]) => name),
        TABLE,
      );
  });
  return found;
}

const TABLE = 'table ';

/** Lists of three or more literals that stand in more than one place, each as `list: places`. */
export function twins(sources: readonly Pick<Source, 'path' | 'code'>[]): string[] {
  const places = new Map<string, string[]>();
  for (const [mark, place] of sources.flatMap(listsIn))
    places.set(mark, [...(places.get(mark) ?? []), place]);
  return [...places]
    .filter(([mark]) => !mark.startsWith(TABLE))
    .map(([mark, at]) => [mark, [...at, ...(places.get(TABLE + mark) ?? [])]] as const)
    .filter(([, at]) => at.length > 1)
    .map(([mark, at]) => `${mark}: ${at.join(' ')}`);
}
