import type { Collection, CollectionItem, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { begin, recordsOf, trace, type CollectionEntry } from './records.js';
import { byUid, listed, placeOf, refer, uidOf } from './lookup.js';
import { required } from './refusal.js';
import { removeCollection } from './removal.js';

/** Every folder and request has an id, its own or a new one. */
const identified = (state: State, items: readonly CollectionItem[] | undefined): CollectionItem[] =>
  (items ?? []).map((item) => ({
    ...item,
    id: item.id ?? state.random.uuid(),
    ...(item.item && { item: identified(state, item.item) }),
  }));

/** Puts a new collection onto the shelf. */
export function addCollection(
  state: State,
  name: string,
  content: Collection,
  facts: Pick<CollectionEntry, 'workspaceId'> & Pick<CollectionEntry, 'fork'>,
): CollectionEntry {
  const entry = { ...begin(state, name), content: {}, ...facts };
  recordsOf(state).collections.set(entry.id, entry);
  setContent(state, entry, content);
  trace(state, 'collection.created', name);
  return entry;
}

/** Replaces all that is in a collection, its name too. Its own id is no part of that: what was read may be sent back. */
export function setContent(state: State, entry: CollectionEntry, content: Collection): void {
  const { _postman_id, ...info } = content.info ?? {};
  entry.name = info.name ?? entry.name;
  entry.content = { ...content, info, item: identified(state, content.item) };
  entry.updatedAt = state.now();
}

export const collectionAnswers = {
  listCollections: (state) => {
    const records = recordsOf(state);
    return { collections: [...records.collections.values()].map((entry) => listed(records, entry)) };
  },

  createCollection: (state, { input }) => {
    const records = recordsOf(state);
    const content = required(input.collection, 'collection');
    const name = required(content.info?.name, 'info.name');
    const entry = addCollection(state, name, content, { workspaceId: placeOf(records, undefined) });
    return { collection: refer(records, entry) };
  },

  getCollection: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name, content } = byUid(records, records.collections, 'collection', input.collectionUid);
    return { collection: { ...content, info: { ...content.info, _postman_id: id, name } } };
  },

  updateCollection: (state, { input }) => {
    const records = recordsOf(state);
    const entry = byUid(records, records.collections, 'collection', input.collectionUid);
    const content = required(input.collection, 'collection');
    required(content.info?.name, 'info.name');
    setContent(state, entry, content);
    return { collection: refer(records, entry) };
  },

  deleteCollection: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = byUid(records, records.collections, 'collection', input.collectionUid);
    removeCollection(records, id);
    trace(state, 'collection.deleted', name);
    return { collection: { id, uid: uidOf(records, id) } };
  },
} satisfies Partial<Answers<typeof table>>;
