import {
  createEnvironment,
  deleteEnvironment,
  getCollection,
  getEnvironment,
  listEnvironments,
  listMocks,
  updateEnvironment,
  type Collection,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { readChoices } from '../shell/choices.js';
import { listedIn, unlessGone, type Listed } from '../shell/in-workspace.js';
import { monitorsThat, type FoundMonitors } from '../shell/victims.js';
import { filled, sentOf, variableOf, type Variable } from './variable.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listEnvironments);
const readRow = /*@__PURE__*/ proxyRow('workspace', getEnvironment);
const createRow = /*@__PURE__*/ proxyRow('workspace', createEnvironment);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateEnvironment);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteEnvironment);
const collectionRow = /*@__PURE__*/ proxyRow('workspace', getCollection);
const mocksRow = /*@__PURE__*/ proxyRow('workspace', listMocks);

/** An environment with its variables. */
export interface Environment {
  readonly uid: string;
  readonly name: string;
  readonly variables: readonly Variable[];
}

/** What an environment fills, which goes on without it once it is deleted. */
export interface Users extends FoundMonitors {
  readonly mocks: readonly string[];
}

/** All environments, or those of one workspace. */
export const readEnvironments = (
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<readonly Listed[]> =>
  listedIn(
    client,
    workspaceId,
    'environments',
    client.call(listRow, {}, options).then(({ environments }) => environments),
    options,
  );

/** Nothing where it is not there any more. */
export async function readEnvironment(
  client: Client,
  uid: string,
  options: CallOptions = {},
): Promise<Environment | undefined> {
  const read = await unlessGone(client.call(readRow, { environmentUid: uid }, options));
  if (!read) return undefined;
  const { name = '', values = [] } = read.environment ?? {};
  return { uid, name, variables: values.map(variableOf) };
}

/** Makes one; resolves to its uid. */
export async function makeEnvironment(client: Client, name: string): Promise<string> {
  const { environment } = await client.call(createRow, { environment: { name, values: [] } });
  return environment?.uid ?? '';
}

/** What is sent: the whole environment, for whatever is left out is gone. */
export const environmentBody = ({ name, variables }: Environment) => ({
  environment: { name, values: filled(variables).map(sentOf) },
});

/** It as a file that an import takes. A file goes from hand to hand: what is secret, or may be a part of it, stays out. */
export function fileOf(environment: Environment) {
  const isMasked = environment.variables.some(({ isSecret }) => isSecret);
  const variables = environment.variables.map((each) =>
    each.isSecret ? { ...each, value: '', told: {} } : each,
  );
  const content = { environments: [environmentBody({ ...environment, variables }).environment] };
  return { name: environment.name, content, isMasked };
}

export const saveEnvironment = (client: Client, environment: Environment): Promise<unknown> =>
  client.call(updateRow, { environmentUid: environment.uid, ...environmentBody(environment) });

export const removeEnvironment = (client: Client, uid: string): Promise<unknown> =>
  client.call(deleteRow, { environmentUid: uid });

/** The mock servers and monitors that an environment fills, by name. */
export async function usersOf(client: Client, uid: string): Promise<Users> {
  const [{ mocks = [] }, found] = await Promise.all([
    client.call(mocksRow, {}),
    monitorsThat(client, ({ environmentUid }) => environmentUid === uid),
  ]);
  return {
    mocks: mocks
      .filter(({ environment }) => environment === uid)
      .map(({ mockUrl, uid: own }) => mockUrl || own || ''),
    ...found,
  };
}

/** Collections that are read in one go: the calls of a minute are shared. */
const MOST_COLLECTIONS = 20;

/** The collections of one workspace, or of all, whole; and how many more there are. */
export async function readCollectionsIn(
  client: Client,
  workspaceId: string,
): Promise<{ readonly collections: readonly Collection[]; readonly unseen: number }> {
  const { collections: listed } = await readChoices(client, workspaceId, {});
  const read = listed
    .slice(0, MOST_COLLECTIONS)
    .map(({ uid: collectionUid }) => unlessGone(client.call(collectionRow, { collectionUid })));
  const collections = (await Promise.all(read)).flatMap((each): readonly Collection[] =>
    each?.collection ? [each.collection] : [],
  );
  return { collections, unseen: Math.max(0, listed.length - MOST_COLLECTIONS) };
}
