import {
  createRelease,
  deleteRelease,
  getRelease,
  listReleases,
  updateRelease,
  type Release as PlatformRelease,
  type ReleaseUpdate,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { unlessGone } from '../shell/in-workspace.js';
import { itemOf } from './path.js';
import type { Release, ReleaseTexts, ReleaseThing, VersionPath } from './things.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listReleases);
const readRow = /*@__PURE__*/ proxyRow('workspace', getRelease);
const createRow = /*@__PURE__*/ proxyRow('workspace', createRelease);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateRelease);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteRelease);

const releaseOf = (release: PlatformRelease = {}): Release => {
  const { id = '', name = '', summary = '', description = '', gitTag = '', visibility = '' } = release;
  return { id, name, summary, description, gitTag, visibility, createdAt: release.createdAt ?? '' };
};

export async function readReleases(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  options: CallOptions = {},
): Promise<readonly Release[]> {
  const { releases = [] } = await client.call(listRow, { apiId, apiVersionId }, options);
  return releases.map(releaseOf).filter(({ id }) => id);
}

/** Nothing where it is not there any more. */
export async function readRelease(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  releaseId: string,
  options: CallOptions = {},
): Promise<ReleaseThing | undefined> {
  const read = await unlessGone(client.call(readRow, { apiId, apiVersionId, releaseId }, options));
  return read && { kind: 'release', apiId, apiVersionId, ...releaseOf(read.release), id: releaseId };
}

/** Publishes one; resolves to what the address says of it. */
export async function makeRelease(
  client: Client,
  { apiId, apiVersionId }: VersionPath,
  release: { readonly name: string; readonly visibility: 'private' | 'public' },
): Promise<string> {
  const made = await client.call(createRow, { apiId, apiVersionId, release });
  const id = made.release?.id;
  return id ? itemOf({ apiId, apiVersionId, open: 'release', id }) : '';
}

/** Sends what was changed: what is left out stays as it is. */
export const saveRelease = (
  client: Client,
  { apiId, apiVersionId, id }: ReleaseThing,
  changes: Partial<ReleaseTexts>,
): Promise<unknown> =>
  client.call(updateRow, {
    apiId,
    apiVersionId,
    releaseId: id,
    release: changes as ReleaseUpdate['release'],
  });

export const removeRelease = (
  client: Client,
  { apiId, apiVersionId, id }: VersionPath & Pick<Release, 'id'>,
): Promise<unknown> => client.call(deleteRow, { apiId, apiVersionId, releaseId: id });
