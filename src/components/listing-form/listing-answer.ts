import type { CallOptions, Client } from '../../client/index.js';
import { getListing, listListings, type Listing, type ListingPage } from '../../client/listings/index.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import type { CategoryChoice } from './form/listing-fields.js';

const list = /*@__PURE__*/ proxyRow('listings', listListings);
const get = /*@__PURE__*/ proxyRow('listings', getListing);

/** What the form needs before anything can be typed. */
export interface ListingAnswer {
  /** Undefined for one to be. */
  readonly listing: Listing | undefined;
  readonly categories: readonly CategoryChoice[];
}

/** Every category by its name: a service that counts facets names them all, of another those that something is in. */
function categoriesOf({ facets, listings }: ListingPage): CategoryChoice[] {
  const counted = facets?.find(({ field }) => field === 'category')?.values;
  const named = counted
    ? counted.map(({ value, label }) => ({ id: value, name: label ?? value }))
    : listings.map(({ category: { id, name } }) => ({ id, name }));
  const unique = [...new Map(named.map((category) => [category.id, category])).values()];
  return unique.toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function loadListing(client: Client, id: string, options: CallOptions): Promise<ListingAnswer> {
  const [listing, page] = await Promise.all([
    id === '' ? undefined : client.call(get, { listingId: id }, options),
    client.call(list, { limit: 1 }, options),
  ]);
  return { listing, categories: categoriesOf(page) };
}
