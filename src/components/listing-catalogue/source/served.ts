import { LISTING_FACETS } from '../../../facts/listing-facets.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import {
  listListings,
  type Facet,
  type Listing,
  type ListingPage,
  type ListingSearch,
} from '../../../client/listings/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { type CatalogueQuery } from '../query/catalogue-state.js';

const askListings = /*@__PURE__*/ proxyRow('listings', listListings);

/** What the service sent so far. */
export interface Answer {
  readonly listings: readonly Listing[];
  /** Where the rest begins; absent where this is all. */
  readonly next?: string | undefined;
  readonly total?: number | undefined;
  readonly facets?: readonly Facet[] | undefined;
  /** True where the service searched and sorted; false where all listings are at hand, and the page does. */
  readonly isServed: boolean;
  /** True where these are this browser's favourites, and no others. */
  readonly isFavourites?: boolean;
}

/** The most listings that a service sends at once. */
const MOST = 1000;
/** A whole catalogue in one answer, in bytes: 100,000 listings are some 60 million. */
const LARGEST = 256 * 2 ** 20;

type Search = ListingSearch & { limit: number };

function searchOf(query: CatalogueQuery, limit: number): Search {
  const { currency, minPrice, maxPrice, sort } = query;
  const search = query.search.trim();
  const [category, seller, condition] = LISTING_FACETS.map((field) => query[field].join(','));
  const asked = Object.entries({ search, category, seller, currency, condition, minPrice, maxPrice });
  return {
    ...(Object.fromEntries(
      asked.filter(([, value]) => value !== '' && value !== undefined),
    ) as ListingSearch),
    ...((sort !== 'relevance' || search !== '') && { sort }),
    limit: Math.min(Math.max(limit, 1), MOST),
  };
}

/** Whether a service did all that it was asked. An id with a comma in it reads as two, and is not asked for. */
const honours = ({ filters = [] }: ListingPage, search: Search, query: CatalogueQuery): boolean =>
  [...Object.keys(search), 'cursor'].every((field) => filters.includes(field)) &&
  !LISTING_FACETS.some((field) => query[field].some((choice) => choice.includes(',')));

/** A listing that is sent twice is shown once. */
const joined = (before: readonly Listing[], after: readonly Listing[]): readonly Listing[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
};

/** A service that takes no questions may refuse one: then it is asked for everything. */
const takesNone = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 400 || error.status === 422);

const ask = (client: Client, search: ListingSearch, options: CallOptions): Promise<ListingPage> =>
  client.call(askListings, search, { ...options, maxBytes: LARGEST });

/**
 * Asks a service for listings. One that declares what it honours is asked for what is shown, and for more when that is
 * needed; from any other everything is taken, whether in one answer or page by page.
 */
export async function loadListings(
  client: Client,
  query: CatalogueQuery,
  count: number,
  options: CallOptions,
): Promise<Answer> {
  const search = searchOf(query, count);
  let page = await ask(client, search, options).catch((error: unknown) => {
    if (takesNone(error)) return ask(client, {}, options);
    throw error;
  });
  let listings = joined([], page.listings);
  const isServed = honours(page, search, query);
  const { total, facets } = page;
  const filters = isServed ? search : { limit: MOST };
  // A service that pages but does not search: half a catalogue cannot be searched, so all of it is fetched.
  if (!isServed && page.next !== undefined) {
    page = await ask(client, filters, options);
    listings = joined([], page.listings);
  }
  const places = new Set<string>();
  while (page.next !== undefined && !places.has(page.next) && (!isServed || listings.length < count)) {
    places.add(page.next);
    page = await ask(client, { ...filters, limit: MOST, cursor: page.next }, options);
    listings = joined(listings, page.listings);
  }
  return isServed ? { listings, next: page.next, total, facets, isServed } : { listings, isServed };
}

/** The same with more of what comes after it. */
export async function loadMore(
  client: Client,
  query: CatalogueQuery,
  answer: Answer,
  count: number,
): Promise<Answer> {
  const page = await ask(client, { ...searchOf(query, count), cursor: answer.next }, {});
  return { ...answer, listings: joined(answer.listings, page.listings), next: page.next };
}
