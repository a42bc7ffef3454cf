import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-listing-save`. */
export interface ListingSave {
  /** Empty for a listing to be. */
  readonly id: string;
  /** Names of the fields that would be sent. */
  readonly fields: readonly string[];
}

/** Detail of `florin-listing-saved`. */
export interface ListingSaved {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly status: string;
}

/** Detail of `florin-category-saved`. */
export interface CategorySaved {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Detail of `florin-listing-form-failed`. */
export interface ListingFormFailed {
  readonly code: Trouble['cause'] | 'conflict' | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-listing-save': CustomEvent<ListingSave>;
    'florin-listing-saved': CustomEvent<ListingSaved>;
    'florin-category-saved': CustomEvent<CategorySaved>;
    'florin-listing-form-failed': CustomEvent<ListingFormFailed>;
  }
}
