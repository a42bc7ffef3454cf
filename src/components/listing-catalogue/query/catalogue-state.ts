import { LISTING_FACETS, type ListingFacet } from '../../../facts/listing-facets.js';
import type { ListingSort } from '../../../facts/listing-sorts.js';

export type Layout = 'grid' | 'list';

/** What a shopper looks for. What is empty asks for nothing; prices are minor units of `currency`. */
export interface CatalogueQuery extends Readonly<Record<ListingFacet, readonly string[]>> {
  readonly search: string;
  /** Whether only what this browser keeps as a favourite is wanted. */
  readonly favourites: boolean;
  readonly currency: string;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly sort: ListingSort;
}

/** All that a shopper has chosen, as it stands in the page's address. */
export interface CatalogueState extends CatalogueQuery {
  readonly layout: Layout;
  /** From 1 up: the page, or how many pages are shown below each other. */
  readonly page: number;
  /** How many listings stand above the first one on screen. */
  readonly at: number;
  /** Id of the listing that is open. */
  readonly listing: string;
}

export const NOTHING_ASKED: CatalogueQuery = {
  search: '',
  favourites: false,
  category: [],
  seller: [],
  condition: [],
  currency: '',
  minPrice: undefined,
  maxPrice: undefined,
  sort: 'relevance',
};

export const START: CatalogueState = { ...NOTHING_ASKED, layout: 'grid', page: 1, at: 0, listing: '' };

/** What can be taken away alone. The two ends of a price are one. */
export type Narrowing = 'search' | 'favourites' | ListingFacet | 'price';

/** What narrows a list, in the order it is shown. */
export function narrowings(query: CatalogueQuery): Narrowing[] {
  const asked: Record<Narrowing, boolean> = {
    search: query.search.trim() !== '',
    favourites: query.favourites,
    category: query.category.length > 0,
    seller: query.seller.length > 0,
    condition: query.condition.length > 0,
    price: query.minPrice !== undefined || query.maxPrice !== undefined,
  };
  return (Object.keys(asked) as Narrowing[]).filter((each) => asked[each]);
}

export const isField = (narrowing: Narrowing): narrowing is ListingFacet =>
  (LISTING_FACETS as readonly string[]).includes(narrowing);

/** The same list without one of them, or without one choice of it. */
export function without<Query extends CatalogueQuery>(
  query: Query,
  narrowing: Narrowing,
  choice?: string,
): Query {
  if (narrowing === 'price') return { ...query, minPrice: undefined, maxPrice: undefined, currency: '' };
  if (!isField(narrowing)) return { ...query, [narrowing]: NOTHING_ASKED[narrowing] };
  const left = choice === undefined ? [] : query[narrowing].filter((each) => each !== choice);
  return { ...query, [narrowing]: left };
}

/** The same for the same question, whatever else has changed. */
export const questionOf = (query: CatalogueQuery): string =>
  JSON.stringify((Object.keys(NOTHING_ASKED) as (keyof CatalogueQuery)[]).map((name) => query[name]));
