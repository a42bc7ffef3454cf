import { addressText } from '../../facts/collection-format.js';
import { COLLECTION_PURPOSES } from '../../facts/workspace-words.js';
import type { CollectionItem, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { recordsOf, type Records, type CollectionEntry, type VersionEntry } from './records.js';
import { setContent } from './collections.js';
import { requestsOf } from './described.js';
import { named, versionOf } from './lookup.js';
import { pathOf, requestsIn } from './mocks/mock-server.js';
import { notFound, wrong } from './refusal.js';

const operationOf = ({ request }: CollectionItem): string =>
  `${request?.method ?? 'GET'} ${pathOf(addressText(request?.url))}`;

/** A collection that is tied to a version for a purpose, by the id of the relation or by its own. */
function relatedCollection(
  records: Records,
  version: VersionEntry,
  { entityType, entityId }: { readonly entityType: string; readonly entityId: string },
): CollectionEntry {
  const relation = [...records.relations.values()].find(
    ({ id, type, versionId, targetId }) =>
      versionId === version.id &&
      type === entityType &&
      (id === entityId || targetId === named(records, records.collections, entityId)?.id),
  );
  const collection = records.collections.get(relation?.targetId ?? '');
  if (!collection) throw notFound(entityType, entityId);
  return collection;
}

export const syncAnswers = {
  /** Requests that the schema still has stay, scripts and all; others go, new ones come. */
  syncWithSchema: (state, { input }) => {
    const records = recordsOf(state);
    const version = versionOf(records, input);
    if (!COLLECTION_PURPOSES.some((purpose) => purpose === input.entityType))
      throw wrong('entityType', 'is no kind that follows a schema');
    const collection = relatedCollection(records, version, input);
    const schema = [...records.schemas.values()].findLast(({ versionId }) => versionId === version.id);
    const described = requestsOf(schema?.content.schema);
    if (described.length === 0) throw wrong('apiVersionId', 'has no schema with operations that can be read');
    const known = new Map(requestsIn(collection.content.item).map((item) => [operationOf(item), item]));
    const item = described.map((each) => known.get(operationOf(each)) ?? each);
    setContent(state, collection, { ...collection.content, item });
    return { success: true };
  },
} satisfies Partial<Answers<typeof table>>;
