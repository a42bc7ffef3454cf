import { get, post, put } from '../../operation.js';
import { envelope, listOf } from '../fields.js';
import {
  GeneratedCollection,
  GeneratedCollectionRequest,
  LinkedRelations,
  RelatedCollection,
  RelatedEnvironment,
  RelatedMonitor,
  Relations,
  RelationsRequest,
  SyncResult,
  UndatedCollection,
} from '../relations.js';

/** Lists the collections that a version's contract is tested by. */
export const listContractTests = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/contracttest', {
  output: /*@__PURE__*/ listOf('contracttest', RelatedCollection),
});

/** Lists the collections that document a version. */
export const listDocumentation = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/documentation', {
  output: /*@__PURE__*/ listOf('documentation', RelatedCollection),
});

/** Lists the environments of a version. */
export const listRelatedEnvironments = /*@__PURE__*/ get(
  '/apis/{apiId}/versions/{apiVersionId}/environment',
  {
    output: /*@__PURE__*/ listOf('environment', RelatedEnvironment),
  },
);

/** Lists the collections that test a version together with others. */
export const listIntegrationTests = /*@__PURE__*/ get(
  '/apis/{apiId}/versions/{apiVersionId}/integrationtest',
  { output: /*@__PURE__*/ listOf('integrationtest', RelatedCollection) },
);

/** Lists the monitors of a version. */
export const listRelatedMonitors = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/monitor', {
  output: /*@__PURE__*/ listOf('monitor', RelatedMonitor),
});

/** Lists the collections that test a version. */
export const listTests = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/test', {
  output: /*@__PURE__*/ listOf('test', UndatedCollection),
});

/** Lists the suites of tests of a version. */
export const listTestSuites = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/testsuite', {
  output: /*@__PURE__*/ listOf('testsuite', RelatedCollection),
});

/** Lists the collections of a version that have no stated purpose. */
export const listUnclassified = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/unclassified', {
  output: /*@__PURE__*/ listOf('unclassified', UndatedCollection),
});

/** Reads what belongs to a version, by kind and id. */
export const getRelations = /*@__PURE__*/ get('/apis/{apiId}/versions/{apiVersionId}/relations', {
  output: /*@__PURE__*/ envelope('relations', Relations),
});

/** Links collections and mock servers that exist to a version. */
export const createRelations = /*@__PURE__*/ post('/apis/{apiId}/versions/{apiVersionId}/relations', {
  input: RelationsRequest,
  output: LinkedRelations,
});

/** Brings what is linked to a version in line with its schema; `entityType` is its kind. Fails with 400 where that cannot be. */
export const syncWithSchema = /*@__PURE__*/ put(
  '/apis/{apiId}/versions/{apiVersionId}/{entityType}/{entityId}/syncWithSchema',
  { output: SyncResult },
);

/** Makes a collection of a schema and links it to the version. */
export const createCollectionFromSchema = /*@__PURE__*/ post(
  '/apis/{apiId}/versions/{apiVersionId}/schemas/{schemaId}/collections',
  { input: GeneratedCollectionRequest, query: ['workspace'], output: GeneratedCollection },
);
