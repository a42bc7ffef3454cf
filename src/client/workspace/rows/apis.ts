import { del, get, post, put } from '../../operation.js';
import {
  Api,
  ApisQuery,
  ApiRequest,
  ApiSchema,
  ApiSchemaRequest,
  ApiUpdate,
  ApiVersion,
  ApiVersionRequest,
  ApiVersionUpdate,
  NewApiVersion,
  UpdatedApiVersion,
} from '../apis.js';
import { envelope, listOf } from '../fields.js';
import { RecordId } from '../resource.js';

/** Lists the APIs that the key's owner can see. */
export const listApis = /*@__PURE__*/ get('/apis', {
  input: ApisQuery,
  output: /*@__PURE__*/ listOf('apis', Api),
});

/** Makes an API. */
export const createApi = /*@__PURE__*/ post('/apis', {
  input: ApiRequest,
  query: ['workspace'],
  output: /*@__PURE__*/ envelope('api', Api),
});

/** Reads an API. */
export const getApi = /*@__PURE__*/ get('/apis/{apiId}', { output: /*@__PURE__*/ envelope('api', Api) });

/** Changes the name or the description of an API. */
export const updateApi = /*@__PURE__*/ put('/apis/{apiId}', {
  input: /*@__PURE__*/ envelope('api', ApiUpdate),
  output: /*@__PURE__*/ envelope('api', Api),
});

/** Deletes an API. */
export const deleteApi = /*@__PURE__*/ del('/apis/{apiId}', {
  output: /*@__PURE__*/ envelope('api', RecordId),
});

/** Lists the versions of an API. */
export const listApiVersions = /*@__PURE__*/ get('/apis/{apiId}/versions', {
  output: /*@__PURE__*/ listOf('versions', Api),
});

/** Makes a version of an API. */
export const createApiVersion = /*@__PURE__*/ post('/apis/{apiId}/versions', {
  input: /*@__PURE__*/ envelope('version', ApiVersionRequest),
  output: /*@__PURE__*/ envelope('version', NewApiVersion),
});

/** Reads a version with the ids of its schemas. */
export const getApiVersion = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}', {
  output: /*@__PURE__*/ envelope('version', ApiVersion),
});

/** Renames a version. */
export const updateApiVersion = /*@__PURE__*/ put('/apis/{apiId}/versions/{apiVersionId}', {
  input: /*@__PURE__*/ envelope('version', ApiVersionUpdate),
  output: /*@__PURE__*/ envelope('version', UpdatedApiVersion),
});

/** Deletes a version. */
export const deleteApiVersion = /*@__PURE__*/ del('/apis/{apiId}/versions/{apiVersionId}', {
  output: /*@__PURE__*/ envelope('version', RecordId),
});

/** Gives a version its schema. */
export const createSchema = /*@__PURE__*/ post('/apis/{apiId}/versions/{apiVersionId}/schemas', {
  input: /*@__PURE__*/ envelope('schema', ApiSchemaRequest),
  output: /*@__PURE__*/ envelope('schema', ApiSchema),
});

/** Reads what is known of a schema, without its text. */
export const getSchema = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/schemas/{schemaId}', {
  output: /*@__PURE__*/ envelope('schema', ApiSchema),
});

/** Replaces a schema. */
export const updateSchema = /*@__PURE__*/ put('/apis/{apiId}/versions/{apiVersionId}/schemas/{schemaId}', {
  input: /*@__PURE__*/ envelope('schema', ApiSchemaRequest),
  output: /*@__PURE__*/ envelope('schema', ApiSchema),
});
