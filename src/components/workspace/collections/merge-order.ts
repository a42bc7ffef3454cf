import type { Collection } from '../../../client/workspace/index.js';
import { placesOf, ROOT } from './tree.js';

type Lists = ReadonlyMap<string, readonly string[]>;

/** The ids in each folder, in their order. */
function listsOf(collection: Collection): Lists {
  const lists = new Map<string, string[]>([[ROOT, []]]);
  for (const { id, parent } of placesOf(collection)) lists.set(parent, [...(lists.get(parent) ?? []), id]);
  return lists;
}

/** The own order where it was changed here, else theirs; what the order lacks follows what it stood behind in the other. */
function ordered(
  ids: ReadonlySet<string>,
  [before, mine, theirs]: readonly (readonly string[])[],
): readonly string[] {
  const among = (some: readonly string[] = [], others: readonly string[] = []): string =>
    some.filter((id) => others.includes(id)).join('\n');
  const isOurs = among(mine, before) !== among(before, mine);
  const [first = [], second = []] = isOurs ? [mine, theirs] : [theirs, mine];
  const result = first.filter((id) => ids.has(id));
  for (const [at, id] of second.entries()) {
    if (!ids.has(id) || result.includes(id)) continue;
    const behind = second.slice(0, at).findLast((each) => result.includes(each));
    result.splice(behind === undefined ? 0 : result.indexOf(behind) + 1, 0, id);
  }
  return [...result, ...[...ids].filter((id) => !result.includes(id))];
}

/** What each folder holds after two people changed a collection, in order. Orders are never asked about. */
export function orderOf(
  kept: ReadonlyMap<string, { readonly parent: string }>,
  collections: readonly Collection[],
): Lists {
  const inside = new Map<string, Set<string>>();
  for (const [id, { parent }] of kept) inside.set(parent, (inside.get(parent) ?? new Set()).add(id));
  const lists = collections.map(listsOf);
  return new Map(
    [...inside].map(([parent, ids]) => [
      parent,
      ordered(
        ids,
        lists.map((each) => each.get(parent) ?? []),
      ),
    ]),
  );
}
