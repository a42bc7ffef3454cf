import type { Listing } from '../../../client/listings/index.js';
import type { FacetChoices } from '../local/narrow.js';
import type { PriceRange, WayOut } from '../local/local-catalogue.js';

/** What there is to show of a query, wherever it was searched. */
export interface View {
  /** How many can be reached without asking. */
  readonly length: number;
  /** How many there are. */
  readonly total: number;
  at(index: number): Listing | undefined;
  readonly facets?: readonly FacetChoices[] | undefined;
  readonly prices?: PriceRange | undefined;
  readonly waysOut?: readonly WayOut[] | undefined;
}
