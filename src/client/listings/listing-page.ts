import * as z from '../schema/schema.js';
import { LISTING_SORTS } from '../../facts/listing-sorts.js';
import { list, text, whole, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';
import { conditionsOf } from './condition.js';
import { Listing } from './listing.js';

/**
 * What to list. All of it is optional, and of use only where a service declares the field in the `filters` of its answers:
 * one that declares none sends all listings at once, and the page searches them itself. `category`, `seller` (by their ids)
 * and `condition` may be several, with commas between: what fits any of them is listed. A category has all below it in it.
 * The prices are minor units of `currency`; `limit` and `cursor` page.
 */
export const ListingSearch = /*@__PURE__*/ once(() =>
  z.object({
    search: text(200),
    category: text(2500),
    seller: text(2500),
    condition: conditionsOf(),
    currency: text(3, 3),
    minPrice: z.optional(integer(0)),
    maxPrice: z.optional(integer(0)),
    sort: word(...LISTING_SORTS),
    limit: z.optional(integer(1, 1000)),
    cursor: text(),
  }),
);
export type ListingSearch = z.input<ReturnType<typeof ListingSearch>>;

/**
 * How many listings a choice of a filter would leave. `label` is what people read, where `value` is an id; `parent` is the
 * choice that this one is within.
 */
export const FacetValue = /*@__PURE__*/ once(() =>
  z.object({ value: z.string(), label: text(), parent: text(), count: integer(0) }),
);
export type FacetValue = z.infer<ReturnType<typeof FacetValue>>;

/** The choices of one filter; `field` is its name in the query. */
export const Facet = /*@__PURE__*/ once(() => z.object({ field: z.string(), values: z.array(FacetValue()) }));
export type Facet = z.infer<ReturnType<typeof Facet>>;

/** Some of the listings, or all where there is no `next`, which is the `cursor` of the page after this. */
export const ListingPage = /*@__PURE__*/ once(() =>
  z.object({
    listings: z.array(Listing()),
    next: text(),
    /** How many there are on all pages. */
    total: whole(),
    facets: list(Facet()),
    /** Fields of the query that the service honours. */
    filters: list(z.string()),
  }),
);
export type ListingPage = z.infer<ReturnType<typeof ListingPage>>;
