import {
  createApiVersion,
  deleteApi,
  deleteApiVersion,
  getApi,
  getApiVersion,
  listApiVersions,
  updateApi,
  updateApiVersion,
  type ApiVersionRequest,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { unlessGone } from '../shell/in-workspace.js';
import { itemOf } from './path.js';
import { readReleases } from './release-rows.js';
import { readSchema } from './schemas/schema-rows.js';
import type { ApiThing, SchemaFacts, Version, VersionPath, VersionThing } from './things.js';

const readRow = /*@__PURE__*/ proxyRow('workspace', getApi);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateApi);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteApi);
const versionsRow = /*@__PURE__*/ proxyRow('workspace', listApiVersions);
const versionRow = /*@__PURE__*/ proxyRow('workspace', getApiVersion);
const newVersionRow = /*@__PURE__*/ proxyRow('workspace', createApiVersion);
const renameRow = /*@__PURE__*/ proxyRow('workspace', updateApiVersion);
const deleteVersionRow = /*@__PURE__*/ proxyRow('workspace', deleteApiVersion);

export async function readVersions(
  client: Client,
  apiId: string,
  options: CallOptions = {},
): Promise<readonly Version[]> {
  const { versions = [] } = await client.call(versionsRow, { apiId }, options);
  return versions.flatMap(({ id, name = '', updatedAt = '' }) =>
    id
      ? [{ apiId, apiVersionId: id, uid: itemOf({ apiId, apiVersionId: id }), name: name || id, updatedAt }]
      : [],
  );
}

/** Nothing where it is not there any more. */
export async function readApi(
  client: Client,
  apiId: string,
  options: CallOptions = {},
): Promise<ApiThing | undefined> {
  const read = await unlessGone(client.call(readRow, { apiId }, options));
  if (!read) return undefined;
  const { name = '', summary = '', description = '' } = read.api ?? {};
  const versions = await readVersions(client, apiId, options);
  return { kind: 'api', apiId, name, summary, description, versions };
}

/** The platform takes these two. */
export const saveApi = (
  client: Client,
  apiId: string,
  { name, description }: Pick<ApiThing, 'name' | 'description'>,
): Promise<unknown> => client.call(updateRow, { apiId, api: { name, description } });

export const removeApi = (client: Client, apiId: string): Promise<unknown> =>
  client.call(deleteRow, { apiId });

/** The name of a version, and its schemas' ids. */
export async function readVersionFacts(client: Client, path: VersionPath, options: CallOptions = {}) {
  const { apiId, apiVersionId } = path;
  const read = await unlessGone(client.call(versionRow, { apiId, apiVersionId }, options));
  return read && { name: read.version?.name ?? '', schemas: read.version?.schema ?? [] };
}

/** Nothing where it is not there any more. */
export async function readVersion(
  client: Client,
  path: VersionPath,
  options: CallOptions = {},
): Promise<VersionThing | undefined> {
  const { apiId, apiVersionId } = path;
  const facts = await readVersionFacts(client, path, options);
  if (!facts) return undefined;
  const [releases, ...schemas] = await Promise.all([
    readReleases(client, path, options),
    ...facts.schemas.map((id) => readSchema(client, path, id, options)),
  ]);
  return {
    kind: 'version',
    apiId,
    apiVersionId,
    name: facts.name,
    releases,
    schemas: schemas.filter((schema): schema is NonNullable<typeof schema> & SchemaFacts => Boolean(schema)),
  };
}

/** Makes one; resolves to what the address says of it. */
export async function makeVersion(
  client: Client,
  apiId: string,
  version: ApiVersionRequest,
): Promise<string> {
  const { version: made } = await client.call(newVersionRow, { apiId, version });
  return made?.id ? itemOf({ apiId, apiVersionId: made.id }) : '';
}

export const renameVersion = (
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  name: string,
): Promise<unknown> => client.call(renameRow, { apiId, apiVersionId, version: { name } });

export const removeVersion = (client: Client, { apiId, apiVersionId }: VersionPath): Promise<unknown> =>
  client.call(deleteVersionRow, { apiId, apiVersionId });
