import { ClientError, type CallOptions, type Client } from '../../client/index.js';
import { getListing, listListings, type Listing } from '../../client/listings/index.js';
import { proxyRow } from '../parts/resource/proxy-row.js';

const askListing = /*@__PURE__*/ proxyRow('listings', getListing);
const askListings = /*@__PURE__*/ proxyRow('listings', listListings);

/** What was found under an id: nothing, where there is no such listing or not for this shopper. */
export interface Details {
  readonly listing: Listing | undefined;
}

export async function loadDetails(client: Client, listingId: string, options: CallOptions): Promise<Details> {
  // An id that cannot be part of an address is no listing's.
  if (!listingId || /^\.{1,2}$/.test(listingId)) return { listing: undefined };
  try {
    return { listing: await client.call(askListing, { listingId }, options) };
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return { listing: undefined };
    throw error;
  }
}

/** How many of the same kind are shown beside a listing. */
const SIMILAR = 6;

/** Others of the same category that can be had, as far as the service tells. A page without them is as good as none. */
export async function loadSimilar(client: Client, { id, category }: Listing): Promise<readonly Listing[]> {
  try {
    const { listings } = await client.call(askListings, { category: category.id, limit: SIMILAR + 3 });
    const others = listings.filter(
      (each) => each.id !== id && each.category.id === category.id && each.stock > 0,
    );
    return others.slice(0, SIMILAR);
  } catch {
    return [];
  }
}
