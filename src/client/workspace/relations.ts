import * as z from '../schema/schema.js';
import { flag, text } from '../schema/fields.js';
import { listOfTexts, object, objectOfTexts, parts, textFields } from './fields.js';
import { ResourceId } from './resource.js';

const related = () => textFields('id', 'name', 'updatedAt');

/** An environment that belongs to a version. */
export const RelatedEnvironment = /*@__PURE__*/ object(related);
export type RelatedEnvironment = z.infer<ReturnType<typeof RelatedEnvironment>>;

/** A collection that belongs to a version: a relation of its own with an id of its own. */
export const RelatedCollection = /*@__PURE__*/ object(() => ({
  ...related(),
  collectionId: text(),
}));
export type RelatedCollection = z.infer<ReturnType<typeof RelatedCollection>>;

/** The same where the platform does not say when it changed. */
export const UndatedCollection = /*@__PURE__*/ objectOfTexts('id', 'name', 'collectionId');
export type UndatedCollection = z.infer<ReturnType<typeof UndatedCollection>>;

/** A monitor that belongs to a version. */
export const RelatedMonitor = /*@__PURE__*/ object(() => ({ ...related(), monitorId: text() }));
export type RelatedMonitor = z.infer<ReturnType<typeof RelatedMonitor>>;

const byId = <Item extends z.Type>(item: Item) => z.optional(z.record(z.string(), item));

/** All that belongs to a version, by kind and then by id. */
export const Relations = /*@__PURE__*/ object(() => ({
  contracttest: byId(RelatedEnvironment()),
  integrationtest: byId(RelatedEnvironment()),
  mock: byId(z.object({ ...related(), url: text() })),
}));
export type Relations = z.infer<ReturnType<typeof Relations>>;

const linked = () => ({
  contracttest: listOfTexts(),
  documentation: listOfTexts(),
  testsuite: listOfTexts(),
});

/** What was linked to a version, by kind and id. */
export const LinkedRelations = /*@__PURE__*/ object(linked);
export type LinkedRelations = z.infer<ReturnType<typeof LinkedRelations>>;

/** What shall be linked to a version, by kind and uid. */
export const RelationsRequest = /*@__PURE__*/ object(() => ({ ...linked(), mock: listOfTexts() }));
export type RelationsRequest = z.input<ReturnType<typeof RelationsRequest>>;

/** Whether the schema was taken over. */
export const SyncResult = /*@__PURE__*/ object(() => ({ success: flag() }));
export type SyncResult = z.infer<ReturnType<typeof SyncResult>>;

/** Names the collection to make of a schema, and each `type` of relation that it shall have to the version. */
export const GeneratedCollectionRequest = /*@__PURE__*/ object(() => ({
  ...textFields('workspace', 'name'),
  relations: parts({ type: text() }),
}));
export type GeneratedCollectionRequest = z.input<ReturnType<typeof GeneratedCollectionRequest>>;

/** The collection that was made, and its relations. */
export const GeneratedCollection = /*@__PURE__*/ object(() => ({
  collection: z.optional(ResourceId()),
  relations: parts(textFields('id', 'type')),
}));
export type GeneratedCollection = z.infer<ReturnType<typeof GeneratedCollection>>;
