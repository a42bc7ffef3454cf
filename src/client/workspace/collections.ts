import * as z from '../schema/schema.js';
import { list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { listOfAnything, object, objectOfTexts, part, textFields } from './fields.js';

/*
 * An update replaces a collection, so what was read is sent back whole: also fields that this library does not know, and
 * forms of a field that the platform does not publish but other tools write, as an address in its parts.
 */

const whole = <Fields extends z.Shape>(fields: Fields) => z.optional(z.looseObject(fields));
const wholes = <Fields extends z.Shape>(fields: Fields) => list(z.looseObject(fields));

/** Published as a text. The collection format has an object, or a list of lines, in its place too. */
const textOrParts = () => z.optional(z.unknown());

/** A request that a collection keeps, ready to be sent. */
export const CollectionRequest = /*@__PURE__*/ once(() =>
  z.looseObject({
    method: text(),
    url: textOrParts(),
    description: textOrParts(),
    header: wholes({ ...textFields('key', 'value'), description: textOrParts() }),
    body: whole({ ...textFields('mode', 'raw'), formdata: listOfAnything() }),
  }),
);
export type CollectionRequest = z.infer<ReturnType<typeof CollectionRequest>>;

/** A script that runs before a request is sent (`prerequest`) or after its answer (`test`). */
export const CollectionEvent = /*@__PURE__*/ once(() =>
  z.looseObject({ listen: text(), script: whole({ type: text(), exec: textOrParts() }) }),
);
export type CollectionEvent = z.infer<ReturnType<typeof CollectionEvent>>;

/** A request with its examples, or a folder: that has an `item` of its own. */
export interface CollectionItem {
  [field: string]: unknown;
  id?: string | undefined;
  name?: string | undefined;
  event?: CollectionEvent[] | undefined;
  item?: CollectionItem[] | undefined;
  request?: CollectionRequest | undefined;
  response?: unknown[] | undefined;
}
export const CollectionItem: () => z.Type<CollectionItem, CollectionItem> = /*@__PURE__*/ once(() =>
  z.looseObject({
    ...textFields('id', 'name'),
    event: list(CollectionEvent()),
    get item() {
      return list(CollectionItem());
    },
    request: z.optional(CollectionRequest()),
    response: listOfAnything(),
  }),
);

/** Requests in folders. What is sent in an update replaces all that was there. */
export const Collection = /*@__PURE__*/ once(() =>
  z.looseObject({
    info: whole({ ...textFields('_postman_id', 'name', 'schema'), description: textOrParts() }),
    item: list(CollectionItem()),
    variables: listOfAnything(),
  }),
);
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
