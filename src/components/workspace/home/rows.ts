import {
  createWebhook,
  createWorkspace,
  deleteWorkspace,
  getKeyOwner,
  getWorkspace,
  importExportedData,
  importOpenApi,
  listWorkspaces,
  updateWorkspace,
  type KeyOwner,
  type OpenApiDescription,
  type Resource,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { unlessGone } from '../shell/in-workspace.js';
import type { Plan } from './plan.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listWorkspaces);
const readRow = /*@__PURE__*/ proxyRow('workspace', getWorkspace);
const createRow = /*@__PURE__*/ proxyRow('workspace', createWorkspace);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateWorkspace);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteWorkspace);
const ownerRow = /*@__PURE__*/ proxyRow('workspace', getKeyOwner);
const webhookRow = /*@__PURE__*/ proxyRow('workspace', createWebhook);
const exportedRow = /*@__PURE__*/ proxyRow('workspace', importExportedData);
const openApiRow = /*@__PURE__*/ proxyRow('workspace', importOpenApi);

export interface Summary {
  /** The id, which is all the name that a workspace has. */
  readonly uid: string;
  readonly name: string;
  readonly type: string;
}

export interface Thing {
  readonly uid: string;
  readonly name: string;
}

/** One workspace, and the names of what is in it. */
export interface Place extends Summary {
  readonly description: string;
  readonly collections: readonly Thing[];
  readonly environments: readonly Thing[];
}

const things = (resources: readonly Resource[] = []): readonly Thing[] =>
  resources.map(({ uid = '', id = '', name = '' }) => ({ uid: uid || id, name }));

export async function readPlaces(client: Client, options: CallOptions): Promise<readonly Summary[]> {
  const { workspaces = [] } = await client.call(listRow, {}, options);
  return workspaces.map(({ id = '', name = '', type = '' }) => ({ uid: id, name, type }));
}

export const readOwner = (client: Client, options: CallOptions): Promise<KeyOwner> =>
  client.call(ownerRow, {}, options);

/** Nothing where it is not there any more. */
export async function readPlace(
  client: Client,
  workspaceId: string,
  options: CallOptions = {},
): Promise<Place | undefined> {
  const read = await unlessGone(client.call(readRow, { workspaceId }, options));
  if (!read) return undefined;
  const { name = '', type = '', description = '', collections, environments } = read.workspace ?? {};
  return {
    uid: workspaceId,
    name,
    type,
    description,
    collections: things(collections),
    environments: things(environments),
  };
}

/** Makes one; resolves to its id. */
export async function makePlace(client: Client, name: string, type: string): Promise<string> {
  const { workspace } = await client.call(createRow, { workspace: { name, type } });
  return workspace?.id ?? '';
}

/** What is in it stays as it is, for no list is sent. */
export const savePlace = (client: Client, { uid, name, description }: Place): Promise<unknown> =>
  client.call(updateRow, { workspaceId: uid, workspace: { name, description } });

export const removePlace = (client: Client, workspaceId: string): Promise<unknown> =>
  client.call(deleteRow, { workspaceId });

/** Makes an address that runs a collection; resolves to it. */
export async function makeWebhook(
  client: Client,
  workspace: string,
  name: string,
  collection: string,
): Promise<string> {
  const { webhook } = await client.call(webhookRow, { workspace, webhook: { name, collection } });
  return webhook?.webhookUrl ?? '';
}

/** Sends what the plan was made of; resolves to the names of the collections that were made. */
export async function importPlan(client: Client, { kind, body }: Plan): Promise<readonly string[]> {
  const { collections = [] } =
    kind === 'openapi'
      ? await client.call(openApiRow, { type: 'json', input: body as OpenApiDescription })
      : await client.call(exportedRow, body);
  return collections.map(({ name = '' }) => name);
}
