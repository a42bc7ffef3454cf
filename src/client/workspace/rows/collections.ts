import { del, get, post, put } from '../../operation.js';
import { Collection, ForkedCollection, ForkRequest, MergeRequest } from '../collections.js';
import { envelope, listOf } from '../fields.js';
import { ExportedData, OpenApiImport } from '../imports.js';
import { OwnedResource, Resource, ResourceId } from '../resource.js';

/** Lists all collections, without what is in them. */
export const listCollections = /*@__PURE__*/ get('/collections', {
  output: /*@__PURE__*/ listOf('collections', OwnedResource),
});

/** Makes a collection. */
export const createCollection = /*@__PURE__*/ post('/collections', {
  input: /*@__PURE__*/ envelope('collection', Collection),
  output: /*@__PURE__*/ envelope('collection', Resource),
});

/** Copies a collection; the copy remembers where it came from. */
export const forkCollection = /*@__PURE__*/ post('/collections/fork/{collectionUid}', {
  input: ForkRequest,
  query: ['workspace'],
  output: /*@__PURE__*/ envelope('collection', ForkedCollection),
});

/** Merges a fork back into where it came from. */
export const mergeCollection = /*@__PURE__*/ post('/collections/merge', {
  input: MergeRequest,
  output: /*@__PURE__*/ envelope('collection', ResourceId),
});

/** Reads a collection with all that is in it. */
export const getCollection = /*@__PURE__*/ get('/collections/{collectionUid}', {
  output: /*@__PURE__*/ envelope('collection', Collection),
});

/** Replaces a collection. Fails with 403 where the owner of the key may not. */
export const updateCollection = /*@__PURE__*/ put('/collections/{collectionUid}', {
  input: /*@__PURE__*/ envelope('collection', Collection),
  output: /*@__PURE__*/ envelope('collection', Resource),
});

/** Deletes a collection. */
export const deleteCollection = /*@__PURE__*/ del('/collections/{collectionUid}', {
  output: /*@__PURE__*/ envelope('collection', ResourceId),
});

/** Makes collections of what the platform exported before. */
export const importExportedData = /*@__PURE__*/ post('/import/exported', {
  input: ExportedData,
  output: /*@__PURE__*/ listOf('collections', Resource),
});

/** Makes collections of an OpenAPI description. */
export const importOpenApi = /*@__PURE__*/ post('/import/openapi', {
  input: OpenApiImport,
  output: /*@__PURE__*/ listOf('collections', Resource),
});
