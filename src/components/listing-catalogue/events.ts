import type { Trouble } from '../parts/resource/resource-state.js';

export type { ListingAdded, ListingFacts, ListingOpened } from '../parts/listing/events.js';

/** Detail of `florin-listing-catalogue-failed`. */
export interface ListingCatalogueFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-listing-catalogue-failed': CustomEvent<ListingCatalogueFailed>;
  }
}
