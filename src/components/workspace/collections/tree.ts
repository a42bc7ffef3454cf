import type { Collection, CollectionItem } from '../../../client/workspace/index.js';

/** The collection itself, as its requests and folders have an id. */
export const ROOT = '';

/** Stands before an id that was given here to something that came without one. It is taken away before it is sent. */
const OWN = '~';

/** A folder or a request in its place. */
export interface Place {
  readonly item: CollectionItem;
  readonly id: string;
  /** Id of the folder that it is in. */
  readonly parent: string;
  /** From 1. */
  readonly level: number;
  /** Its place among those beside it, from 0. */
  readonly at: number;
  /** How many are beside it, itself counted. */
  readonly count: number;
}

export const isFolder = ({ request, item }: CollectionItem): boolean =>
  request === undefined && item !== undefined;

/** Items come with an id. One without gets one by its place, the same at each reading, so that changes can be told apart. */
function identified(items: readonly CollectionItem[], before: string): CollectionItem[] {
  return items.map((item, at) => {
    const id = item.id || `${OWN}${before}${at}`;
    return { ...item, id, ...(item.item && { item: identified(item.item, `${before}${at}.`) }) };
  });
}

export const withIds = (collection: Collection): Collection => ({
  ...collection,
  item: identified(collection.item ?? [], ''),
});

function bare(items: readonly CollectionItem[]): CollectionItem[] {
  return items.map(({ id, ...item }) => ({
    ...(id?.startsWith(OWN) ? {} : { id }),
    ...item,
    ...(item.item && { item: bare(item.item) }),
  }));
}

/** What is sent: the whole, as it came, with what was changed. */
export const sentOf = (collection: Collection): Collection => ({
  ...collection,
  item: bare(collection.item ?? []),
});

const itemsOf = ({ item }: Pick<CollectionItem, 'item'>): readonly CollectionItem[] => item ?? [];

/** All folders and requests, each before what is in it. Those in folders that `enters` leaves closed are left out. */
export function placesOf(
  { item = [] }: Pick<Collection, 'item'>,
  enters: (id: string) => boolean = () => true,
  parent = ROOT,
  level = 1,
): readonly Place[] {
  return item.flatMap((each, at) => {
    const id = each.id ?? '';
    const inside = isFolder(each) && enters(id) ? placesOf(each, enters, id, level + 1) : [];
    return [{ item: each, id, parent, level, at, count: item.length }, ...inside];
  });
}

export const placeOf = (collection: Collection, id: string): Place | undefined =>
  placesOf(collection).find((place) => place.id === id);

/** Ids of the folders around something, the nearest first. */
export function foldersAround(collection: Collection, id: string): readonly string[] {
  const parents = new Map(placesOf(collection).map((place) => [place.id, place.parent]));
  const found: string[] = [];
  for (let parent = parents.get(id); parent; parent = parents.get(parent)) found.push(parent);
  return found;
}

const mapped = (
  items: readonly CollectionItem[],
  change: (items: readonly CollectionItem[], parent: string) => readonly CollectionItem[],
  parent = ROOT,
): CollectionItem[] =>
  change(items, parent).map((each) =>
    isFolder(each) ? { ...each, item: mapped(itemsOf(each), change, each.id) } : each,
  );

/** The same collection with the items of each folder changed. */
const withItems = (
  collection: Collection,
  change: (items: readonly CollectionItem[], parent: string) => readonly CollectionItem[],
): Collection => ({ ...collection, item: mapped(itemsOf(collection), change) });

export const withItem = (
  collection: Collection,
  id: string,
  change: (item: CollectionItem) => CollectionItem,
): Collection =>
  withItems(collection, (items) => items.map((each) => (each.id === id ? change(each) : each)));

export const without = (collection: Collection, id: string): Collection =>
  withItems(collection, (items) => items.filter((each) => each.id !== id));

/** Puts an item into a folder, at a place or at its end. */
export const withNew = (
  collection: Collection,
  item: CollectionItem,
  parent: string,
  at = Infinity,
): Collection =>
  withItems(collection, (items, folder) => (folder === parent ? items.toSpliced(at, 0, item) : items));

/** Moves an item into a folder. What a folder holds cannot be where that folder goes to. */
export function moved(collection: Collection, id: string, parent: string, at = Infinity): Collection {
  const place = placeOf(collection, id);
  if (!place || parent === id || foldersAround(collection, parent).includes(id)) return collection;
  return withNew(without(collection, id), place.item, parent, at);
}

/** A copy with ids of its own. */
export const copyOf = (item: CollectionItem): CollectionItem => ({
  ...item,
  id: crypto.randomUUID(),
  ...(item.item && { item: item.item.map(copyOf) }),
});

/** How many requests there are in something, itself counted. */
export const requestCount = (item: CollectionItem): number =>
  isFolder(item) ? itemsOf(item).reduce((sum, each) => sum + requestCount(each), 0) : 1;
