import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-data-confirm`. */
export interface ReviewWish {
  readonly legalEntity: string;
}

/** Detail of `florin-data-confirmed`. */
export interface DataConfirmed {
  /** When, as the platform has it. */
  readonly at: string;
}

/** Detail of `florin-data-review-failed`. */
export interface DataReviewFailed {
  readonly code: Trouble['cause'] | 'refused' | 'changed';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-data-confirm': CustomEvent<ReviewWish>;
    'florin-data-confirmed': CustomEvent<DataConfirmed>;
    'florin-data-review-failed': CustomEvent<DataReviewFailed>;
  }
}
