import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-data-erase`. References of payments are not in it. */
export interface DataErase {
  /** How many payments are about to be asked for. */
  readonly count: number;
  /** True where stored payment details that are still in use are to be ignored. */
  readonly isForced: boolean;
}

/** Detail of `florin-data-erased`: how many payments had which answer. */
export interface DataErased {
  /** The platform has accepted the request, and erases the data later. */
  readonly accepted: number;
  /** The data had been erased before. */
  readonly alreadyErased: number;
  /** The platform knows no such payment of yours. */
  readonly notFound: number;
  /** Nothing was erased, because the shopper has stored payment details that are still in use. */
  readonly inUse: number;
  /** There was no answer of the platform's, or one that is not known. */
  readonly failed: number;
}

/** Detail of `florin-data-erasure-failed`. */
export interface DataErasureFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-data-erase': CustomEvent<DataErase>;
    'florin-data-erased': CustomEvent<DataErased>;
    'florin-data-erasure-failed': CustomEvent<DataErasureFailed>;
  }
}
