import { createApi, listApis } from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ListedApi } from './things.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listApis);
const createRow = /*@__PURE__*/ proxyRow('workspace', createApi);

/** All APIs, or those of one workspace. */
export async function readApis(
  client: Client,
  workspace: string,
  options: CallOptions,
): Promise<readonly ListedApi[]> {
  const { apis = [] } = await client.call(listRow, workspace ? { workspace } : {}, options);
  return apis
    .map(({ id = '', name = '', summary, description, updatedAt = '' }) => ({
      uid: id,
      name,
      description: summary || description || '',
      updatedAt,
    }))
    .filter(({ uid }) => uid);
}

/** Makes one; resolves to its id. */
export async function makeApi(
  client: Client,
  workspace: string,
  { name, summary }: { readonly name: string; readonly summary: string },
): Promise<string> {
  const { api } = await client.call(createRow, {
    ...(workspace && { workspace }),
    api: { name, ...(summary && { summary }) },
  });
  return api?.id ?? '';
}
