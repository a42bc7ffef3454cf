import {
  createEnvironment,
  deleteEnvironment,
  getEnvironment,
  listEnvironments,
  listMocks,
  updateEnvironment,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { listedIn, unlessGone, type Listed } from '../shell/in-workspace.js';
import { monitorsThat, type FoundMonitors } from '../shell/victims.js';
import { filled, sentOf, variableOf, type Variable } from './variable.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listEnvironments);
const readRow = /*@__PURE__*/ proxyRow('workspace', getEnvironment);
const createRow = /*@__PURE__*/ proxyRow('workspace', createEnvironment);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateEnvironment);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteEnvironment);
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
