import type { CollectionItem, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { bookOf, PURPOSES, type Book, type CollectionEntry, type VersionEntry } from './book.js';
import { setContent } from './collections.js';
import { requestsOf } from './described.js';
import { named, versionOf } from './lookup.js';
import { pathOf, requestsIn } from './mocks/mock-server.js';
import { notFound, wrong } from './refusal.js';

const operationOf = ({ request }: CollectionItem): string =>
  `${request?.method ?? 'GET'} ${pathOf(request?.url ?? '')}`;

/** A collection that is tied to a version for a purpose, by the id of the relation or by its own. */
function relatedCollection(
  book: Book,
  version: VersionEntry,
  { entityType, entityId }: { readonly entityType: string; readonly entityId: string },
): CollectionEntry {
  const relation = [...book.relations.values()].find(
    ({ id, type, versionId, targetId }) =>
      versionId === version.id &&
      type === entityType &&
      (id === entityId || targetId === named(book, book.collections, entityId)?.id),
  );
  const collection = book.collections.get(relation?.targetId ?? '');
  if (!collection) throw notFound(entityType, entityId);
  return collection;
}

export const syncAnswers = {
  /** Requests that the schema still has stay, scripts and all; others go, new ones come. */
  syncWithSchema: (state, { input }) => {
    const book = bookOf(state);
    const version = versionOf(book, input);
    if (!PURPOSES.some((purpose) => purpose === input.entityType))
      throw wrong('entityType', 'is no kind that follows a schema');
    const collection = relatedCollection(book, version, input);
    const schema = [...book.schemas.values()].findLast(({ versionId }) => versionId === version.id);
    const described = requestsOf(schema?.content.schema);
    if (described.length === 0) throw wrong('apiVersionId', 'has no schema with operations that can be read');
    const known = new Map(requestsIn(collection.content.item).map((item) => [operationOf(item), item]));
    const item = described.map((each) => known.get(operationOf(each)) ?? each);
    setContent(state, collection, { ...collection.content, item });
    return { success: true };
  },
} satisfies Partial<Answers<typeof table>>;
