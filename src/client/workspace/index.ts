import {
  listApis,
  createApi,
  getApi,
  updateApi,
  deleteApi,
  listApiVersions,
  createApiVersion,
  getApiVersion,
  updateApiVersion,
  deleteApiVersion,
  createSchema,
  getSchema,
  updateSchema,
} from './rows/apis.js';
import {
  listCollections,
  createCollection,
  forkCollection,
  mergeCollection,
  getCollection,
  updateCollection,
  deleteCollection,
  importExportedData,
  importOpenApi,
} from './rows/collections.js';
import {
  listEnvironments,
  createEnvironment,
  getEnvironment,
  updateEnvironment,
  deleteEnvironment,
} from './rows/environments.js';
import {
  listMocks,
  createMock,
  getMock,
  updateMock,
  deleteMock,
  listCallLogs,
  publishMock,
  unpublishMock,
  listMockResponses,
  createMockResponse,
  getMockResponse,
  updateMockResponse,
  deleteMockResponse,
} from './rows/mocks.js';
import {
  listMonitors,
  createMonitor,
  getMonitor,
  updateMonitor,
  deleteMonitor,
  runMonitor,
} from './rows/monitors.js';
import {
  listContractTests,
  listDocumentation,
  listRelatedEnvironments,
  listIntegrationTests,
  listRelatedMonitors,
  listTests,
  listTestSuites,
  listUnclassified,
  getRelations,
  createRelations,
  syncWithSchema,
  createCollectionFromSchema,
} from './rows/relations.js';
import { listReleases, createRelease, getRelease, updateRelease, deleteRelease } from './rows/releases.js';
import { getKeyOwner, listAuditLogs, createWebhook } from './rows/team.js';
import {
  listResourceTypes,
  getServiceProviderConfig,
  listUsers,
  createUser,
  getUser,
  replaceUser,
  updateUser,
} from './rows/users.js';
import {
  listWorkspaces,
  createWorkspace,
  getWorkspace,
  updateWorkspace,
  deleteWorkspace,
} from './rows/workspaces.js';

export * from './apis.js';
export * from './call-logs.js';
export * from './collections.js';
export * from './environments.js';
export * from './imports.js';
export * from './mock-responses.js';
export * from './mocks.js';
export * from './monitor-runs.js';
export * from './monitors.js';
export * from './relations.js';
export * from './releases.js';
export * from './resource.js';
export * from './team.js';
export * from './users.js';
export * from './workspaces.js';
export * from './rows/apis.js';
export * from './rows/collections.js';
export * from './rows/environments.js';
export * from './rows/mocks.js';
export * from './rows/monitors.js';
export * from './rows/relations.js';
export * from './rows/releases.js';
export * from './rows/team.js';
export * from './rows/users.js';
export * from './rows/workspaces.js';

/** Workspace management: at most 300 calls a minute for each key. A path asks for the `uid` of what has one. */
export const workspace = {
  listWorkspaces,
  createWorkspace,
  getWorkspace,
  updateWorkspace,
  deleteWorkspace,
  listCollections,
  createCollection,
  forkCollection,
  mergeCollection,
  getCollection,
  updateCollection,
  deleteCollection,
  importExportedData,
  importOpenApi,
  listEnvironments,
  createEnvironment,
  getEnvironment,
  updateEnvironment,
  deleteEnvironment,
  listMocks,
  createMock,
  getMock,
  updateMock,
  deleteMock,
  listCallLogs,
  publishMock,
  unpublishMock,
  listMockResponses,
  createMockResponse,
  getMockResponse,
  updateMockResponse,
  deleteMockResponse,
  listMonitors,
  createMonitor,
  getMonitor,
  updateMonitor,
  deleteMonitor,
  runMonitor,
  listApis,
  createApi,
  getApi,
  updateApi,
  deleteApi,
  listApiVersions,
  createApiVersion,
  getApiVersion,
  updateApiVersion,
  deleteApiVersion,
  createSchema,
  getSchema,
  updateSchema,
  listContractTests,
  listDocumentation,
  listRelatedEnvironments,
  listIntegrationTests,
  listRelatedMonitors,
  listTests,
  listTestSuites,
  listUnclassified,
  getRelations,
  createRelations,
  syncWithSchema,
  createCollectionFromSchema,
  listReleases,
  createRelease,
  getRelease,
  updateRelease,
  deleteRelease,
  getKeyOwner,
  listAuditLogs,
  createWebhook,
  listResourceTypes,
  getServiceProviderConfig,
  listUsers,
  createUser,
  getUser,
  replaceUser,
  updateUser,
};
