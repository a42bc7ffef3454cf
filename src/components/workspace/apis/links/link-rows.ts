import {
  createRelations,
  getCollection,
  getRelations,
  listCollections,
  listContractTests,
  listDocumentation,
  listIntegrationTests,
  listMocks,
  listRelatedEnvironments,
  listRelatedMonitors,
  listTests,
  listTestSuites,
  listUnclassified,
  syncWithSchema,
  type CollectionItem,
} from '../../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../../client/index.js';
import { proxyRow } from '../../../parts/resource/proxy-row.js';
import { unlessGone, type Listed } from '../../shell/in-workspace.js';
import { readVersionFacts } from '../rows.js';
import type { Link, LinksThing, VersionPath } from '../things.js';

const linkedRow = /*@__PURE__*/ proxyRow('workspace', getRelations);
const documentationRow = /*@__PURE__*/ proxyRow('workspace', listDocumentation);
const contractRow = /*@__PURE__*/ proxyRow('workspace', listContractTests);
const integrationRow = /*@__PURE__*/ proxyRow('workspace', listIntegrationTests);
const testsRow = /*@__PURE__*/ proxyRow('workspace', listTests);
const suitesRow = /*@__PURE__*/ proxyRow('workspace', listTestSuites);
const unclassifiedRow = /*@__PURE__*/ proxyRow('workspace', listUnclassified);
const monitorsRow = /*@__PURE__*/ proxyRow('workspace', listRelatedMonitors);
const environmentsRow = /*@__PURE__*/ proxyRow('workspace', listRelatedEnvironments);
const linkRow = /*@__PURE__*/ proxyRow('workspace', createRelations);
const syncRow = /*@__PURE__*/ proxyRow('workspace', syncWithSchema);
const collectionsRow = /*@__PURE__*/ proxyRow('workspace', listCollections);
const collectionRow = /*@__PURE__*/ proxyRow('workspace', getCollection);
const mocksRow = /*@__PURE__*/ proxyRow('workspace', listMocks);

/** What the platform lets be linked by hand; it has no call that ends a link. */
export const LINKABLE = ['documentation', 'contracttest', 'testsuite', 'mock'] as const;
export type Linkable = (typeof LINKABLE)[number];

interface Related {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly collectionId?: string | undefined;
  readonly monitorId?: string | undefined;
}

const linksOf = (related: readonly Related[] = []): readonly Link[] =>
  related.map(({ id = '', name = '', collectionId, monitorId }) => ({
    id,
    name: name || id,
    target: collectionId ?? monitorId ?? '',
  }));

/** All links of a version, by what each is for: one call for each purpose. */
async function readAllLinks(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  options: CallOptions,
): Promise<LinksThing['links']> {
  const path = { apiId, apiVersionId };
  const [docs, contracts, integrations, tests, suites, others, monitors, environments, { relations }] =
    await Promise.all([
      client.call(documentationRow, path, options),
      client.call(contractRow, path, options),
      client.call(integrationRow, path, options),
      client.call(testsRow, path, options),
      client.call(suitesRow, path, options),
      client.call(unclassifiedRow, path, options),
      client.call(monitorsRow, path, options),
      client.call(environmentsRow, path, options),
      client.call(linkedRow, path, options),
    ]);
  return {
    documentation: linksOf(docs.documentation),
    contracttest: linksOf(contracts.contracttest),
    integrationtest: linksOf(integrations.integrationtest),
    test: linksOf(tests.test),
    testsuite: linksOf(suites.testsuite),
    unclassified: linksOf(others.unclassified),
    mock: linksOf(Object.values(relations?.mock ?? {})),
    monitor: linksOf(monitors.monitor),
    environment: linksOf(environments.environment),
  };
}

/** Nothing where the version is not there any more. */
export async function readLinks(
  client: Client,
  path: VersionPath,
  options: CallOptions = {},
): Promise<LinksThing | undefined> {
  const { apiId, apiVersionId } = path;
  const facts = await readVersionFacts(client, path, options);
  if (!facts) return undefined;
  const links = await readAllLinks(client, path, options);
  return {
    kind: 'links',
    apiId,
    apiVersionId,
    name: facts.name,
    hasSchema: facts.schemas.length > 0,
    links,
  };
}

/** What can be linked for a purpose: collections, or mock servers. */
export async function readLinkable(client: Client, kind: Linkable): Promise<readonly Listed[]> {
  if (kind !== 'mock') {
    const { collections = [] } = await client.call(collectionsRow, {});
    return collections.flatMap(({ uid, name }) => (uid ? [{ uid, name: name || uid }] : []));
  }
  const { mocks = [] } = await client.call(mocksRow, {});
  return mocks.flatMap(({ uid, mockUrl }) => (uid ? [{ uid, name: mockUrl || uid }] : []));
}

export const makeLinks = (
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  kind: Linkable,
  uids: readonly string[],
): Promise<unknown> => client.call(linkRow, { apiId, apiVersionId, [kind]: [...uids] });

const namesIn = (items: readonly CollectionItem[] = []): readonly string[] =>
  items.flatMap((item) =>
    item.item ? namesIn(item.item) : [item.name || String(item.request?.method ?? '')],
  );

/** The requests of a collection, by name, in all its folders. Nothing where it is not there any more. */
export async function readRequests(
  client: Client,
  collectionUid: string,
): Promise<readonly string[] | undefined> {
  const read = await unlessGone(client.call(collectionRow, { collectionUid }));
  return read && namesIn(read.collection?.item);
}

/** Resolves to whether the platform says that it is in line now. */
export async function syncLink(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  entityType: string,
  entityId: string,
): Promise<boolean> {
  const { success } = await client.call(syncRow, { apiId, apiVersionId, entityType, entityId });
  return success === true;
}
