import type * as z from '../schema/schema.js';
import { flag, text } from '../schema/fields.js';
import { listOfAnything, object, objectOfTexts, part, textFields } from './fields.js';

/** Names the collection whose examples shall be answered with, and the environment to fill them from, by uid. */
export const MockRequest = /*@__PURE__*/ objectOfTexts('collection', 'environment');
export type MockRequest = z.input<ReturnType<typeof MockRequest>>;

const mockFields = () => textFields('id', 'uid', 'owner', 'collection', 'environment', 'mockUrl');

/** A server at `mockUrl` that answers with the examples of a collection. */
export const Mock = /*@__PURE__*/ object(mockFields);
export type Mock = z.infer<ReturnType<typeof Mock>>;

/** What can be changed of a mock server. */
export const MockUpdate = /*@__PURE__*/ object(() => ({
  ...textFields('name', 'description', 'environment', 'versionTag'),
  private: flag(),
}));
export type MockUpdate = z.input<ReturnType<typeof MockUpdate>>;

/** A mock server after a change, with the rules by which it picks an example. */
export const UpdatedMock = /*@__PURE__*/ object(() => ({
  ...mockFields(),
  name: text(),
  config: part({
    headers: listOfAnything(),
    matchBody: flag(),
    matchQueryParams: flag(),
    matchWildcards: flag(),
  }),
}));
export type UpdatedMock = z.infer<ReturnType<typeof UpdatedMock>>;
