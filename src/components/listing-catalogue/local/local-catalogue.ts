import type { ListingSort } from '../../../facts/listing-sorts.js';
import type { Listing } from '../../../client/listings/index.js';
import { fold, searchedStart, searchedWords } from '../../../client/listings/fold.js';
import { narrowings, without, type CatalogueQuery, type Narrowing } from '../query/catalogue-state.js';
import { columnsOf, type Columns } from './columns.js';
import { narrow, type FacetChoices } from './narrow.js';
import { compareTexts } from './compare-texts.js';
import { SearchIndex } from './search-index.js';

/** What is left of the catalogue, in order, and what each filter would leave. */
export interface LocalAnswer {
  readonly length: number;
  at(index: number): Listing | undefined;
  readonly facets: readonly FacetChoices[];
  /** The currency most things are sold in, and the lowest and highest price of what is left in it, in minor units. */
  readonly prices: PriceRange | undefined;
}

export interface PriceRange {
  readonly currency: string;
  readonly lowest: number;
  readonly highest: number;
}

/** A way out of an empty list: what to drop, and how many listings that brings. */
export interface WayOut {
  readonly narrowing: Narrowing;
  readonly count: number;
}

/** Searches, narrows and sorts listings that are all at hand. Everything is prepared once, when it is first needed. */
export class LocalCatalogue {
  readonly #listings: readonly Listing[];
  readonly #columns: Columns;
  readonly #all: Uint32Array;
  readonly #orders = new Map<ListingSort, Uint32Array>();
  #index: SearchIndex | undefined;

  constructor(listings: readonly Listing[]) {
    this.#listings = listings;
    this.#columns = columnsOf(listings);
    this.#all = new Uint32Array(listings.length);
    for (let place = 0; place < listings.length; place++) this.#all[place] = place;
  }

  /** Does now what the first search would have to do before it finds anything. */
  prepareSearch(): SearchIndex {
    return (this.#index ??= new SearchIndex(
      this.#listings.map(({ title }) => title),
      [this.#columns.category, this.#columns.seller],
    ));
  }

  /** `favourites` are the ids that a query for favourites alone is about. */
  answer(query: CatalogueQuery, favourites: readonly string[] = []): LocalAnswer {
    const { matches, facets } = this.#narrowed(query, favourites);
    const sorted = this.#sorted(matches, query);
    return {
      length: sorted.length,
      at: (index) => this.#listings[sorted[index] ?? -1],
      facets,
      prices: this.#pricesOf(sorted),
    };
  }

  /** What to drop of a query that finds nothing, the most generous first. */
  waysOut(query: CatalogueQuery, favourites: readonly string[] = []): readonly WayOut[] {
    const countWithout = (narrowing: Narrowing): number =>
      this.#narrowed(without(query, narrowing), favourites).matches.length;
    return narrowings(query)
      .map((narrowing) => ({ narrowing, count: countWithout(narrowing) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }

  #narrowed(query: CatalogueQuery, favourites: readonly string[]) {
    const words = searchedWords(query.search);
    const found = (words.length > 0 && this.prepareSearch().find(words)) || this.#all;
    if (!query.favourites) return narrow(this.#columns, found, query);
    const wanted = new Set(favourites);
    const isWanted = (place: number): boolean => wanted.has(this.#listings[place]!.id);
    return narrow(this.#columns, found.filter(isWanted), query);
  }

  #sorted(matches: Uint32Array, { sort, search }: CatalogueQuery): Uint32Array {
    if (sort === 'relevance') {
      const words = searchedWords(search);
      return words.length > 0 && this.#index
        ? this.#index.rank(matches, searchedStart(search), words)
        : matches;
    }
    const order = this.#orders.get(sort) ?? this.#orderBy(sort);
    this.#orders.set(sort, order);
    if (matches.length === order.length) return order;
    const isLeft = new Uint8Array(order.length);
    for (const place of matches) isLeft[place] = 1;
    return order.filter((place) => isLeft[place] === 1);
  }

  /**
   * All places in an order, the service's own: what is alike is told apart by its id. What has no price comes last,
   * whichever way prices go.
   */
  #orderBy(sort: ListingSort): Uint32Array {
    const { prices, currency } = this.#columns;
    const order = this.#all.slice();
    const listings = this.#listings;
    const byId = (a: number, b: number): number => compareTexts(listings[a]!.id, listings[b]!.id) || a - b;
    if (sort === 'title') {
      const keys = listings.map(({ title }) => fold(title));
      return order.sort((a, b) => compareTexts(keys[a]!, keys[b]!) || byId(a, b));
    }
    if (sort === 'newest') {
      const times = Float64Array.from(listings, ({ createdAt }) => Date.parse(createdAt) || 0);
      return order.sort((a, b) => times[b]! - times[a]! || byId(b, a));
    }
    const turn = sort === 'priceAscending' ? 1 : -1;
    const { values } = currency;
    const alphabetical = values.toSorted(compareTexts);
    const rank = values.map((value) => alphabetical.indexOf(value));
    const last = (price: number): number => (Number.isNaN(price) ? 1 : 0);
    return order.sort(
      (a, b) =>
        last(prices[a]!) - last(prices[b]!) ||
        turn * (rank[currency.codes[a]!]! - rank[currency.codes[b]!]!) ||
        turn * (prices[a]! - prices[b]!) ||
        turn * byId(a, b),
    );
  }

  #pricesOf(places: Uint32Array): PriceRange | undefined {
    const { prices, currency } = this.#columns;
    const counts = new Uint32Array(currency.values.length);
    for (const code of currency.codes) counts[code]!++;
    const most = counts.indexOf(Math.max(...counts));
    let [lowest, highest] = [Infinity, -Infinity];
    for (const place of places) {
      const price = prices[place]!;
      if (currency.codes[place] !== most || Number.isNaN(price)) continue;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
    const code = currency.values[most];
    return code && lowest <= highest ? { currency: code, lowest, highest } : undefined;
  }
}
