import type { Collection, CollectionItem } from '../../../client/workspace/index.js';
import { isSame, Values, type Conflict } from './merge-values.js';
import { orderOf } from './merge-order.js';
import { isFolder, placesOf, ROOT, type Place } from './tree.js';

export interface Merged {
  readonly collection: Collection;
  /** Where the own version stands unless theirs is taken. */
  readonly conflicts: readonly Conflict[];
  /** Ids of what only the other person changed; `''` is the collection itself. */
  readonly taken: ReadonlySet<string>;
}

type Places = ReadonlyMap<string, Place>;

/** What something says itself, without what is in it. */
const ownOf = ({ item: { item: _, ...own } }: Place): CollectionItem => own;

const isSamePlace = (one: Place, other: Place): boolean =>
  one.parent === other.parent && isSame(ownOf(one), ownOf(other));

/** What becomes of one folder or request: what it says, and the folder that it is in. */
interface Kept {
  readonly own: CollectionItem;
  readonly isFolder: boolean;
  parent: string;
}

/** Both changes since `base`, field by field. @param takes - Keys of the conflicts of which their version is taken. */
export function merge(
  base: Collection,
  mine: Collection,
  theirs: Collection,
  takes: ReadonlySet<string> = new Set(),
): Merged {
  const values = new Values(takes);
  const [was, one, two] = [base, mine, theirs].map(
    (each) => new Map(placesOf(each).map((place) => [place.id, place])),
  ) as unknown as [Places, Places, Places];
  const kept = new Map<string, Kept>();
  for (const id of new Set([...one.keys(), ...two.keys()])) {
    const found = merged(values, was.get(id), one.get(id), two.get(id));
    if (found) kept.set(id, found);
  }
  revive(kept, [one, two]);
  const { item: _, ...facts } = values.of(
    ROOT,
    [],
    { ...base, item: [] },
    { ...mine, item: [] },
    { ...theirs, item: [] },
  );
  const order = orderOf(kept, [base, mine, theirs]);
  const built = (parent: string): CollectionItem[] =>
    (order.get(parent) ?? []).map((id) => {
      const { own, isFolder: hasItems } = kept.get(id)!;
      return hasItems ? { ...own, item: built(id) } : own;
    });
  return { collection: { ...facts, item: built(ROOT) }, conflicts: values.conflicts, taken: values.taken };
}

function merged(
  values: Values,
  was: Place | undefined,
  mine: Place | undefined,
  theirs: Place | undefined,
): Kept | undefined {
  const place = mine ?? theirs;
  if (!place) return undefined;
  const { id, parent } = place;
  const hasItems = isFolder(place.item);
  if (mine && theirs)
    return {
      own: values.of(id, [], was && ownOf(was), ownOf(mine), ownOf(theirs)),
      parent: values.of(id, ['place'], was?.parent, mine.parent, theirs.parent),
      isFolder: hasItems || isFolder(theirs.item),
    };
  const keeps = (isMine: boolean): boolean => {
    // New, or taken away by one while the other left it as it was.
    if (!was) return values.note(id, !isMine, true);
    if (isSamePlace(place, was)) return values.note(id, isMine, false);
    return values.conflict(id, mine && ownOf(mine), theirs && ownOf(theirs)) !== undefined;
  };
  return keeps(mine !== undefined) ? { own: ownOf(place), parent, isFolder: hasItems } : undefined;
}

/** What stays needs the folders around it, and no folder is in itself. */
function revive(kept: Map<string, Kept>, known: readonly Places[]): void {
  for (const entry of kept.values()) {
    const { parent } = entry;
    if (parent === ROOT || kept.has(parent)) continue;
    const folder = known.map((places) => places.get(parent)).find((place) => place !== undefined);
    if (folder) kept.set(parent, { own: ownOf(folder), parent: folder.parent, isFolder: true });
    else entry.parent = ROOT;
  }
  for (const [id, entry] of kept) {
    const seen = new Set([id]);
    for (let { parent } = entry; parent !== ROOT; parent = kept.get(parent)?.parent ?? ROOT) {
      if (seen.has(parent)) {
        entry.parent = ROOT;
        break;
      }
      seen.add(parent);
    }
  }
}
