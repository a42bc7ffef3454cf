import { getWorkspace, type OwnedResource } from '../../../client/workspace/index.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const placeRow = /*@__PURE__*/ proxyRow('workspace', getWorkspace);

export interface Listed {
  readonly uid: string;
  readonly name: string;
}

/** Monitors that are read in one go: they tell their collection and their environment one by one only. */
export const MOST_MONITORS = 20;

/** All that is listed, or what is in one workspace: the platform's list does not say where each is. */
export async function listedIn(
  client: Client,
  workspaceId: string,
  kind: 'collections' | 'environments',
  list: Promise<readonly OwnedResource[] | undefined>,
  options: CallOptions,
): Promise<readonly Listed[]> {
  const [listed = [], place] = await Promise.all([
    list,
    workspaceId ? client.call(placeRow, { workspaceId }, options) : undefined,
  ]);
  const inside = place && new Set(place.workspace?.[kind]?.map(({ uid }) => uid));
  return listed
    .map(({ uid = '', name = '' }) => ({ uid, name }))
    .filter(({ uid }) => uid && (inside?.has(uid) ?? true));
}

/** Nothing where it is not there any more. */
export async function unlessGone<Answer>(read: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ClientError && error.code === 'not-found') return undefined;
    throw error;
  }
}
