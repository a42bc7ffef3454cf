import type { CallOptions, Client } from '../../../client/index.js';
import { readLinks } from './links/link-rows.js';
import { pathOf } from './path.js';
import { readRelease } from './release-rows.js';
import { readApi, readVersion } from './rows.js';
import { readSchema } from './schemas/schema-rows.js';
import type { Thing } from './things.js';

/** What an item of the address names: an API, a version, or something of a version. */
export async function readThing(
  client: Client,
  item: string,
  options: CallOptions,
): Promise<Thing | undefined> {
  const { apiId, apiVersionId, open, id = '' } = pathOf(item) ?? {};
  if (!apiId) return undefined;
  if (!apiVersionId) return readApi(client, apiId, options);
  const path = { apiId, apiVersionId };
  if (open === 'schema') return readSchema(client, path, id, options);
  if (open === 'release') return readRelease(client, path, id, options);
  return open === 'links' ? readLinks(client, path, options) : readVersion(client, path, options);
}
