import type { Client, ClientError } from '../../../client/index.js';
import {
  createListing,
  getListing,
  updateListing,
  type Listing,
  type ListingConflict,
  type NewListing,
} from '../../../client/listings/index.js';
import type { Body } from '../../parts/form/body.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const create = /*@__PURE__*/ proxyRow('listings', createListing);
const update = /*@__PURE__*/ proxyRow('listings', updateListing);
const get = /*@__PURE__*/ proxyRow('listings', getListing);

/** Creates a listing, once for each key, or saves the changes of one that was read. */
export const sendListing = (
  client: Client,
  base: Listing | undefined,
  body: Body,
  idempotencyKey: string,
): Promise<Listing> =>
  base
    ? client.call(update, { listingId: base.id, revision: base.revision, ...body })
    : client.call(create, { userId: 'me', ...(body as NewListing) }, { idempotencyKey });

/** The listing as another person has saved it first; undefined where a refusal says something else. */
export async function conflictOf(
  client: Client,
  { id: listingId }: Listing,
  { code, facts }: ClientError,
): Promise<Listing | undefined> {
  if (code !== 'revision-conflict') return undefined;
  const { current } = (facts ?? {}) as ListingConflict;
  return current ?? client.call(get, { listingId }).catch(() => undefined);
}
