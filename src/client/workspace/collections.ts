import * as z from '../schema/schema.js';
import { list, text, time } from '../schema/fields.js';
import { listOfAnything, object, objectOfTexts, part, parts, textFields } from './fields.js';

/** A request that a collection keeps, ready to be sent. */
export const CollectionRequest = /*@__PURE__*/ object(() => ({
  ...textFields('method', 'url', 'description'),
  header: parts(textFields('key', 'value', 'description')),
  body: part({ ...textFields('mode', 'raw'), formdata: listOfAnything() }),
}));
export type CollectionRequest = z.infer<ReturnType<typeof CollectionRequest>>;

/** A script that runs before a request is sent (`prerequest`) or after its answer (`test`). */
export const CollectionEvent = /*@__PURE__*/ object(() => ({
  listen: text(),
  script: part(textFields('type', 'exec')),
}));
export type CollectionEvent = z.infer<ReturnType<typeof CollectionEvent>>;

/** A request with its examples, or a folder: that has an `item` of its own. */
export interface CollectionItem {
  id?: string | undefined;
  name?: string | undefined;
  event?: CollectionEvent[] | undefined;
  item?: CollectionItem[] | undefined;
  request?: CollectionRequest | undefined;
  response?: unknown[] | undefined;
}
export const CollectionItem: () => z.Type<CollectionItem, CollectionItem> = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'name'),
  event: list(CollectionEvent()),
  get item() {
    return list(CollectionItem());
  },
  request: z.optional(CollectionRequest()),
  response: listOfAnything(),
}));

/** Requests in folders. What is sent in an update replaces all that was there. */
export const Collection = /*@__PURE__*/ object(() => ({
  info: part(textFields('_postman_id', 'name', 'description', 'schema')),
  item: list(CollectionItem()),
  variables: listOfAnything(),
}));
export type Collection = z.infer<ReturnType<typeof Collection>>;

/** The copy that a fork makes, and where it came from. */
export const ForkedCollection = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'name', 'uid'),
  fork: part({ ...textFields('label', 'from'), createdAt: time() }),
}));
export type ForkedCollection = z.infer<ReturnType<typeof ForkedCollection>>;

/** Names the copy; `workspace` is the id of the workspace that it shall be in. */
export const ForkRequest = /*@__PURE__*/ objectOfTexts('name', 'workspace');
export type ForkRequest = z.input<ReturnType<typeof ForkRequest>>;

/** Two collections by their uid, and what becomes of the source. */
export const MergeRequest = /*@__PURE__*/ objectOfTexts('source', 'destination', 'strategy');
export type MergeRequest = z.input<ReturnType<typeof MergeRequest>>;
