import * as z from '../schema/schema.js';
import { list, text, time, whole } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer, oneOf } from '../schema/values.js';
import { number, object, textFields } from './fields.js';
import { KeyValue } from './resource.js';
import { RESPONSE_LANGUAGES } from '../../facts/workspace-words.js';

const content = () => ({ headers: list(KeyValue()), body: text() });

/** How the body is to be shown; `null` where it is not stated. */
const language = () => z.optional(z.nullable(oneOf(...RESPONSE_LANGUAGES)));

const marks = () => ({ ...textFields('id', 'name', 'createdBy', 'updatedBy'), createdAt: time() });

/** An answer that a mock server shall give to every call, such as an error of its own. */
export const NewMockResponse = /*@__PURE__*/ object(() => ({
  ...content(),
  language: language(),
  name: z.string(),
  statusCode: integer(),
}));
export type NewMockResponse = z.input<ReturnType<typeof NewMockResponse>>;

/** What shall change of it. */
export const MockResponseUpdate = /*@__PURE__*/ object(() => ({
  ...content(),
  language: language(),
  name: text(),
  statusCode: whole(),
}));
export type MockResponseUpdate = z.input<ReturnType<typeof MockResponseUpdate>>;

/** One of several such answers, without its content. */
export const MockResponseSummary = /*@__PURE__*/ object(() => ({
  ...marks(),
  updatedAt: time(),
  statusCode: number(),
}));
export type MockResponseSummary = z.infer<ReturnType<typeof MockResponseSummary>>;

/** All such answers of a mock server. This body is a bare list. */
export const MockResponseSummaries = /*@__PURE__*/ once(() => z.array(MockResponseSummary()));
export type MockResponseSummaries = z.infer<ReturnType<typeof MockResponseSummaries>>;

/** An answer that a mock server gives to every call. `mock` is the id of that server. */
export const MockResponse = /*@__PURE__*/ object(() => ({
  ...marks(),
  ...content(),
  ...textFields('language', 'mock'),
  updatedAt: time(),
  statusCode: number(),
}));
export type MockResponse = z.infer<ReturnType<typeof MockResponse>>;

/** An answer as it was when it was removed. */
export const DeletedMockResponse = /*@__PURE__*/ object(() => ({
  ...marks(),
  ...content(),
  language: language(),
  statusCode: number(),
}));
export type DeletedMockResponse = z.infer<ReturnType<typeof DeletedMockResponse>>;
