import type { Collection, CollectionItem } from '../../../client/workspace/index.js';

/** A variable where it is used. One that begins with `$` is made by the platform for each request. */
const USED = /\{\{\s*([^{}$][^{}]*?)\s*\}\}/g;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const keysIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(USED)].map(([, key = '']) => key);

const keysOf = ({ request, item = [], ...rest }: CollectionItem): readonly string[] => [
  ...keysIn(request),
  ...keysIn(rest['auth']),
  ...item.flatMap(keysOf),
];

/** Keys of the variables that the requests of a collection are filled with, but for those that the collection has itself. */
export function usedVariables(collection: Collection): readonly string[] {
  const { item = [], variable, variables } = collection as Collection & Readonly<Record<string, unknown>>;
  const own = new Set(
    [...listOf(variable), ...listOf(variables)].map((each) => (each as { key?: unknown } | null)?.key),
  );
  const used = [...keysIn((collection as { auth?: unknown }).auth), ...item.flatMap(keysOf)];
  return [...new Set(used)].filter((key) => !own.has(key));
}

/** A variable, and the names of the collections whose requests use it. */
export interface UsedVariable {
  readonly key: string;
  readonly users: readonly string[];
}

/** The variables of several collections, in the order of their keys. */
export function variablesUsedBy(collections: readonly Collection[]): readonly UsedVariable[] {
  const users = new Map<string, string[]>();
  for (const collection of collections)
    for (const key of usedVariables(collection))
      users.set(key, [...(users.get(key) ?? []), collection.info?.name ?? '']);
  return [...users]
    .map(([key, names]) => ({ key, users: names }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
