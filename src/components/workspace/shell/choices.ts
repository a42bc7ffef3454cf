import { listCollections, listEnvironments } from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { listedIn, type Listed } from './in-workspace.js';

const collectionsRow = /*@__PURE__*/ proxyRow('workspace', listCollections);
const environmentsRow = /*@__PURE__*/ proxyRow('workspace', listEnvironments);

/** What a mock server or a monitor can be made of. */
export interface Choices {
  readonly collections: readonly Listed[];
  readonly environments: readonly Listed[];
}

/** Collections of one workspace, or of all, and every environment. */
export async function readChoices(
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<Choices> {
  const [collections, environments] = await Promise.all([
    listedIn(
      client,
      workspaceId,
      'collections',
      client.call(collectionsRow, {}, options).then(({ collections: all }) => all),
      options,
    ),
    listedIn(
      client,
      '',
      'environments',
      client.call(environmentsRow, {}, options).then(({ environments: all }) => all),
      options,
    ),
  ]);
  return { collections, environments };
}

/** The name of one of them; empty where it is not among them. */
export const namedIn = (things: readonly Listed[], uid: string | undefined): string =>
  things.find((each) => each.uid === uid)?.name ?? '';
