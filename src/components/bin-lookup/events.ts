import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-cards-looked-up`. Digits of cards are not in it. */
export interface CardsLookedUp {
  /** How many cards were looked up. */
  readonly count: number;
  /** How many of them no scheme knows. */
  readonly unknown: number;
  /** How many of them could not be looked up. */
  readonly failed: number;
}

/** Detail of `florin-bin-lookup-failed`. */
export interface BinLookupFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-cards-looked-up': CustomEvent<CardsLookedUp>;
    'florin-bin-lookup-failed': CustomEvent<BinLookupFailed>;
  }
}
