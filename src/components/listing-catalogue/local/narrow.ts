import { LISTING_FACETS, type ListingFacet } from '../../../facts/listing-facets.js';
import type { FacetValue } from '../../../client/listings/index.js';
import { type CatalogueQuery } from '../query/catalogue-state.js';
import type { Columns, NamedColumn } from './columns.js';

/** The choices of one filter, and how many listings each would leave. */
export interface FacetChoices {
  readonly field: ListingFacet;
  readonly values: readonly FacetValue[];
}

type Test = (place: number) => boolean;

/** Numbers of what fits any choice: a category fits with all below it. */
const codesOf = (columns: Columns, field: ListingFacet, choices: readonly string[]): ReadonlySet<number> =>
  field === 'category'
    ? columns.within(choices)
    : new Set(choices.map((choice) => columns[field].values.indexOf(choice)));

/** One test for each filter that is set; a filter that is not has none. */
function testsOf(columns: Columns, query: CatalogueQuery): Partial<Record<ListingFacet | 'price', Test>> {
  const tests: Partial<Record<ListingFacet | 'price', Test>> = {};
  for (const field of LISTING_FACETS) {
    if (query[field].length === 0) continue;
    const { codes } = columns[field];
    const wanted = codesOf(columns, field, query[field]);
    tests[field] = (place) => wanted.has(codes[place] ?? -1);
  }
  const { minPrice = 0, maxPrice = Infinity, currency } = query;
  if (query.minPrice !== undefined || query.maxPrice !== undefined) {
    const { codes, values } = columns.currency;
    const wanted = values.indexOf(currency);
    const { prices } = columns;
    tests.price = (place) =>
      codes[place] === wanted && prices[place]! >= minPrice && prices[place]! <= maxPrice;
  }
  return tests;
}

export interface Narrowed {
  /** Places of what is left, in the order of `among`. */
  readonly matches: Uint32Array;
  readonly facets: readonly FacetChoices[];
}

const choicesOf = (column: NamedColumn, counts: Uint32Array, parents?: Columns['parents']): FacetValue[] =>
  column.values
    .map((value, number) => ({
      value,
      label: column.labels[number] || undefined,
      parent: column.values[parents?.[number] ?? -1],
      count: counts[number] ?? 0,
    }))
    .sort((a, b) => b.count - a.count || (a.label ?? a.value).localeCompare(b.label ?? b.value));

/** A category is counted with all below it, because that is what choosing it leaves. */
const countWithin = (counts: Uint32Array, { ancestors }: Columns): Uint32Array => {
  const whole = counts.slice();
  for (const [number, above] of ancestors.entries())
    for (const each of above) whole[each]! += counts[number]!;
  return whole;
};

/**
 * What the filters leave of some listings, and how many each choice would: a facet is not narrowed by its own field, or a
 * choice could never be changed. One pass over the listings for all of it.
 */
export function narrow(columns: Columns, among: Uint32Array, query: CatalogueQuery): Narrowed {
  const tests = testsOf(columns, query);
  const all = Object.entries(tests) as [keyof typeof tests, Test][];
  const counts = LISTING_FACETS.map((field) => new Uint32Array(columns[field].values.length));
  const matches = new Uint32Array(among.length);
  let length = 0;
  for (const place of among) {
    // The one filter that is in the way, if there is just one: then this listing counts for that filter's facet.
    let failed: string | undefined;
    let fails = 0;
    for (const [name, test] of all)
      if (!test(place)) {
        failed = name;
        if (++fails > 1) break;
      }
    if (fails > 1) continue;
    if (fails === 0) matches[length++] = place;
    for (let at = 0; at < LISTING_FACETS.length; at++)
      if (fails === 0 || failed === LISTING_FACETS[at])
        counts[at]![columns[LISTING_FACETS[at]!].codes[place]!]!++;
  }
  const [ofCategories, ofSellers, ofConditions] = counts as [Uint32Array, Uint32Array, Uint32Array];
  return {
    matches: matches.slice(0, length),
    facets: [
      {
        field: 'category',
        values: choicesOf(columns.category, countWithin(ofCategories, columns), columns.parents),
      },
      { field: 'seller', values: choicesOf(columns.seller, ofSellers) },
      { field: 'condition', values: choicesOf(columns.condition, ofConditions) },
    ],
  };
}
