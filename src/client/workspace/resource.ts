import type * as z from '../schema/schema.js';
import { objectOfTexts } from './fields.js';

/** What is left of a resource that has no owner's number in its name: its id. */
export const RecordId = /*@__PURE__*/ objectOfTexts('id');
export type RecordId = z.infer<ReturnType<typeof RecordId>>;

/** Names a resource: `uid` is the owner's id and the resource's own, joined by a hyphen, and is what paths ask for. */
export const ResourceId = /*@__PURE__*/ objectOfTexts('id', 'uid');
export type ResourceId = z.infer<ReturnType<typeof ResourceId>>;

/** A collection, environment or monitor as others refer to it. */
export const Resource = /*@__PURE__*/ objectOfTexts('id', 'name', 'uid');
export type Resource = z.infer<ReturnType<typeof Resource>>;

/** The same in a listing, with the id of its owner. */
export const OwnedResource = /*@__PURE__*/ objectOfTexts('id', 'name', 'owner', 'uid');
export type OwnedResource = z.infer<ReturnType<typeof OwnedResource>>;

/** A header or a variable. */
export const KeyValue = /*@__PURE__*/ objectOfTexts('key', 'value');
export type KeyValue = z.infer<ReturnType<typeof KeyValue>>;
