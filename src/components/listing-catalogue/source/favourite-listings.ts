import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { getListing, type Listing } from '../../../client/listings/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Answer } from './served.js';

const askListing = /*@__PURE__*/ proxyRow('listings', getListing);

/** How many are asked for at the same time. */
const AT_ONCE = 6;

async function load(client: Client, listingId: string, options: CallOptions): Promise<Listing | undefined> {
  // An id that cannot be part of an address is no listing's.
  if (/^\.{1,2}$/.test(listingId)) return undefined;
  try {
    return await client.call(askListing, { listingId }, options);
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return undefined;
    throw error;
  }
}

/** The listings that this browser keeps as favourites, one by one: no service knows of them. What is gone is left out. */
export async function loadFavourites(
  client: Client,
  ids: readonly string[],
  options: CallOptions,
): Promise<Answer> {
  const found: (Listing | undefined)[] = [];
  const left = ids.entries();
  const loadNext = async (): Promise<void> => {
    for (const [place, id] of left) found[place] = await load(client, id, options);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
  const listings = found.filter((each) => each !== undefined);
  return { listings, isServed: false, isFavourites: true };
}
