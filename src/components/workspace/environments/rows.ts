import {
  createEnvironment,
  deleteEnvironment,
  getEnvironment,
  getMonitor,
  getWorkspace,
  listEnvironments,
  listMocks,
  listMonitors,
  updateEnvironment,
  type OwnedResource,
} from '../../../client/workspace/index.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { filled, sentOf, variableOf, type Variable } from './variable.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listEnvironments);
const readRow = /*@__PURE__*/ proxyRow('workspace', getEnvironment);
const createRow = /*@__PURE__*/ proxyRow('workspace', createEnvironment);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateEnvironment);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteEnvironment);
const placeRow = /*@__PURE__*/ proxyRow('workspace', getWorkspace);
const mocksRow = /*@__PURE__*/ proxyRow('workspace', listMocks);
const monitorsRow = /*@__PURE__*/ proxyRow('workspace', listMonitors);
const monitorRow = /*@__PURE__*/ proxyRow('workspace', getMonitor);

/** An environment with its variables. */
export interface Environment {
  readonly uid: string;
  readonly name: string;
  readonly variables: readonly Variable[];
}

export interface Listed {
  readonly uid: string;
  readonly name: string;
  readonly owner: string;
}

/** What an environment fills, which goes on without it once it is deleted. */
export interface Users {
  readonly mocks: readonly string[];
  readonly monitors: readonly string[];
  /** Monitors that were not looked at: a call each would take the whole minute. */
  readonly unseen: number;
}

const listedOf = ({ uid = '', name = '', owner = '' }: OwnedResource): Listed => ({ uid, name, owner });

const isGone = (error: unknown): boolean => error instanceof ClientError && error.code === 'not-found';

/** All environments, or those of one workspace. */
export async function readEnvironments(
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<readonly Listed[]> {
  const [{ environments = [] }, place] = await Promise.all([
    client.call(listRow, {}, options),
    workspaceId ? client.call(placeRow, { workspaceId }, options) : undefined,
  ]);
  const inside = place && new Set(place.workspace?.environments?.map(({ uid }) => uid));
  return environments.map(listedOf).filter(({ uid }) => uid && (inside?.has(uid) ?? true));
}

/** Nothing where it is not there any more. */
export async function readEnvironment(
  client: Client,
  uid: string,
  options: CallOptions = {},
): Promise<Environment | undefined> {
  try {
    const { environment } = await client.call(readRow, { environmentUid: uid }, options);
    return { uid, name: environment?.name ?? '', variables: (environment?.values ?? []).map(variableOf) };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Makes one; resolves to its uid. */
export async function makeEnvironment(client: Client, name: string): Promise<string> {
  const { environment } = await client.call(createRow, { environment: { name, values: [] } });
  return environment?.uid ?? '';
}

/** Sends the whole environment, for whatever is left out is gone. */
export const saveEnvironment = (client: Client, { uid, name, variables }: Environment): Promise<unknown> =>
  client.call(updateRow, {
    environmentUid: uid,
    environment: { name, values: filled(variables).map(sentOf) },
  });

export const removeEnvironment = (client: Client, uid: string): Promise<unknown> =>
  client.call(deleteRow, { environmentUid: uid });

/** Monitors tell their environment one by one only. */
const MOST_MONITORS = 20;

/** The mock servers and monitors that an environment fills, by name. */
export async function usersOf(client: Client, uid: string): Promise<Users> {
  const [{ mocks = [] }, { monitors = [] }] = await Promise.all([
    client.call(mocksRow, {}),
    client.call(monitorsRow, {}),
  ]);
  const seen = monitors.slice(0, MOST_MONITORS).flatMap((each) => each.uid ?? []);
  const found: string[] = [];
  for (const monitorUid of seen) {
    const { monitor } = await client.call(monitorRow, { monitorUid });
    if (monitor?.environmentUid === uid) found.push(monitor.name || monitorUid);
  }
  return {
    mocks: mocks
      .filter(({ environment }) => environment === uid)
      .map(({ mockUrl, uid: own }) => mockUrl || own || ''),
    monitors: found,
    unseen: monitors.length - seen.length,
  };
}
