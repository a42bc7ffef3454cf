import type { MergeStrategy } from '../../../facts/collection-format.js';
import {
  createCollection,
  deleteCollection,
  forkCollection,
  getCollection,
  listCollections,
  listMocks,
  mergeCollection,
  updateCollection,
  type Collection,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { listedIn, unlessGone, type Listed } from '../shell/in-workspace.js';
import { monitorsThat, type FoundMonitors } from '../shell/victims.js';
import { sentOf, withIds } from './tree.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listCollections);
const readRow = /*@__PURE__*/ proxyRow('workspace', getCollection);
const createRow = /*@__PURE__*/ proxyRow('workspace', createCollection);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateCollection);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteCollection);
const forkRow = /*@__PURE__*/ proxyRow('workspace', forkCollection);
const mergeRow = /*@__PURE__*/ proxyRow('workspace', mergeCollection);
const mocksRow = /*@__PURE__*/ proxyRow('workspace', listMocks);

/** A collection with its requests; what is in it has an id. */
export interface Kept {
  readonly uid: string;
  readonly collection: Collection;
}

/** What goes with a collection. */
export interface Hanging extends FoundMonitors {
  readonly mocks: readonly string[];
}

/** The format that a new collection says it is in. */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export const readCollections = (
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<readonly Listed[]> =>
  listedIn(
    client,
    workspaceId,
    'collections',
    client.call(listRow, {}, options).then(({ collections }) => collections),
    options,
  );

/** Nothing where it is not there any more. */
export async function readCollection(
  client: Client,
  uid: string,
  options: CallOptions = {},
): Promise<Kept | undefined> {
  const read = await unlessGone(client.call(readRow, { collectionUid: uid }, options));
  return read && { uid, collection: withIds(read.collection ?? {}) };
}

/** Makes one; resolves to its uid. */
export async function makeCollection(client: Client, name: string): Promise<string> {
  const { collection } = await client.call(createRow, {
    collection: { info: { name, schema: SCHEMA }, item: [] },
  });
  return collection?.uid ?? '';
}

/** What is sent: the whole collection, for whatever is left out is gone. */
export const collectionBody = (collection: Collection) => ({ collection: sentOf(collection) });

export const saveCollection = (client: Client, { uid, collection }: Kept): Promise<unknown> =>
  client.call(updateRow, { collectionUid: uid, ...collectionBody(collection) });

export const removeCollection = (client: Client, uid: string): Promise<unknown> =>
  client.call(deleteRow, { collectionUid: uid });

/** The mock servers and monitors that go with a collection, by name. */
export async function hangingOn(client: Client, uid: string): Promise<Hanging> {
  const [{ mocks = [] }, found] = await Promise.all([
    client.call(mocksRow, {}),
    monitorsThat(client, ({ collectionUid }) => collectionUid === uid),
  ]);
  return {
    mocks: mocks
      .filter(({ collection }) => collection === uid)
      .map(({ mockUrl, uid: own }) => mockUrl || own || ''),
    ...found,
  };
}

/** Copies it; resolves to the uid of the copy. */
export async function makeFork(
  client: Client,
  collectionUid: string,
  workspace: string,
  name: string,
): Promise<string> {
  const { collection } = await client.call(forkRow, {
    collectionUid,
    name,
    ...(workspace && { workspace }),
  });
  return collection?.uid ?? '';
}

export const mergeFork = (
  client: Client,
  merge: { readonly source: string; readonly destination: string; readonly strategy: MergeStrategy },
): Promise<unknown> => client.call(mergeRow, merge);
