import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Exports = Readonly<Record<string, unknown>>;

/** Fields of one schema, in the words of the fact files beside this one. */
export type Fields = Record<string, string>;

/** Every schema that a module exports, by its name. */
export function schemasOf(module: Exports): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue;
    found.set(name, value() as Schema);
  }
  return found;
}

const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** Smallest number from `low` that passes, where everything after it passes too. */
function firstPassing(low: number, high: number, passes: (at: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const LONGEST = 400_000;

/** Asked by trying, because a length is a check of our own that no schema shows. */
function lengthsOf(schema: Schema): string {
  const takes = (length: number): boolean => accepts(schema, 'x'.repeat(length));
  const unlimited = takes(LONGEST);
  const some = [1, 2, 3, 4, 12, 36].find(takes) ?? 0;
  const least = firstPassing(0, some, takes);
  if (unlimited && least === 0) return '';
  return `{${least}..${unlimited ? '' : firstPassing(some, LONGEST, (length) => !takes(length + 1))}}`;
}

function textOf(schema: Schema, words: readonly string[]): string {
  const parsed = z.safeParse(schema, 'no-such-word-anywhere');
  if (parsed.success && parsed.data === 'unknown')
    return `word:${words.filter((word) => z.parse(schema, word) === word).join('|')}`;
  if (accepts(schema, '2026-11-21') && !accepts(schema, 'xxxx-xx-xx')) return 'time';
  if (accepts(schema, 'QQ==') && !accepts(schema, '%%==')) return 'bytes';
  return `text${lengthsOf(schema)}`;
}

function integerOf(schema: Schema): string {
  if (accepts(schema, 1.5) || accepts(schema, '1') || !accepts(schema, -1)) return 'not an integer';
  return accepts(schema, 2 ** 31) ? 'int64' : 'int32';
}

/** One field by its kind. Schemas that have a name are only named. */
function kindOf(schema: Schema, names: ReadonlyMap<Schema, string>, words: readonly string[]): string {
  const name = names.get(schema);
  if (name) return `@${name}`;
  if (schema instanceof z.ZodMiniOptional) return kindOf(schema.def.innerType as Schema, names, words);
  if (schema instanceof z.ZodMiniArray) return `[${kindOf(schema.def.element as Schema, names, words)}]`;
  if (schema instanceof z.ZodMiniEnum)
    return `word:${Object.values(schema.def.entries).toSorted().join('|')}`;
  if (schema instanceof z.ZodMiniBoolean) return 'flag';
  if (schema instanceof z.ZodMiniString) return textOf(schema, words);
  if (schema instanceof z.ZodMiniUnknown) return integerOf(schema);
  if (accepts(schema, { key: 'text' }) && !accepts(schema, 'text')) return 'texts';
  return 'not known';
}

/** All fields of an object schema. */
export function fieldsOf(
  schema: Schema,
  names: ReadonlyMap<Schema, string>,
  words: readonly string[],
): Fields {
  if (!(schema instanceof z.ZodMiniObject)) throw new TypeError('not an object');
  const fields = Object.entries(schema.shape as Record<string, Schema>).map(([name, field]) => [
    field instanceof z.ZodMiniOptional ? name : `${name}*`,
    kindOf(field, names, words),
  ]);
  return Object.fromEntries(fields) as Fields;
}
