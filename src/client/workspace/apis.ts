import type * as z from '../schema/schema.js';
import { flag, text } from '../schema/fields.js';
import { listOfTexts, object, objectOfTexts, part, textFields } from './fields.js';

/** Which APIs to list. All are texts, `isPublic` and the times as well. */
export const ApisQuery = /*@__PURE__*/ objectOfTexts(
  'workspace',
  'since',
  'until',
  'createdBy',
  'updatedBy',
  'isPublic',
  'name',
  'summary',
  'description',
  'sort',
  'direction',
);
export type ApisQuery = z.input<ReturnType<typeof ApisQuery>>;

/** A new API; `workspace` is the id of the workspace that it shall be in. */
export const ApiRequest = /*@__PURE__*/ object(() => ({
  workspace: text(),
  api: part(textFields('name', 'summary', 'description')),
}));
export type ApiRequest = z.input<ReturnType<typeof ApiRequest>>;

/** What can be changed of an API. */
export const ApiUpdate = /*@__PURE__*/ objectOfTexts('name', 'description');
export type ApiUpdate = z.input<ReturnType<typeof ApiUpdate>>;

/** An API, and in a listing of versions one of them: who made it, and when. */
export const Api = /*@__PURE__*/ objectOfTexts(
  'id',
  'name',
  'summary',
  'description',
  'createdAt',
  'createdBy',
  'updatedAt',
);
export type Api = z.infer<ReturnType<typeof Api>>;

/** A new version of an API: empty, or with what is taken over from the version in `source`. */
export const ApiVersionRequest = /*@__PURE__*/ object(() => ({
  name: text(),
  source: part({
    id: text(),
    schema: flag(),
    relations: part({ documentation: flag(), mock: flag(), monitor: flag() }),
  }),
}));
export type ApiVersionRequest = z.input<ReturnType<typeof ApiVersionRequest>>;

/** A version's new name. */
export const ApiVersionUpdate = /*@__PURE__*/ objectOfTexts('name');
export type ApiVersionUpdate = z.input<ReturnType<typeof ApiVersionUpdate>>;

/** A version that was just made; `api` is the id of its API. */
export const NewApiVersion = /*@__PURE__*/ objectOfTexts('id', 'name', 'api');
export type NewApiVersion = z.infer<ReturnType<typeof NewApiVersion>>;

const versionFields = () =>
  textFields('id', 'name', 'api', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy');

/** A version after it was renamed. */
export const UpdatedApiVersion = /*@__PURE__*/ object(versionFields);
export type UpdatedApiVersion = z.infer<ReturnType<typeof UpdatedApiVersion>>;

/** A version with the ids of its schemas. */
export const ApiVersion = /*@__PURE__*/ object(() => ({ ...versionFields(), schema: listOfTexts() }));
export type ApiVersion = z.infer<ReturnType<typeof ApiVersion>>;

/** A schema as it is sent: its text, what standard it follows, and the language it is written in. */
export const ApiSchemaRequest = /*@__PURE__*/ objectOfTexts('type', 'language', 'schema');
export type ApiSchemaRequest = z.input<ReturnType<typeof ApiSchemaRequest>>;

/** A schema of a version, without its text; `apiVersion` is the id of that version. */
export const ApiSchema = /*@__PURE__*/ objectOfTexts(
  'id',
  'type',
  'language',
  'apiVersion',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updateBy',
);
export type ApiSchema = z.infer<ReturnType<typeof ApiSchema>>;
