import type { Trouble } from '../parts/resource/resource-state.js';

/** What an event tells of a card: never the id that it could be charged by. */
export interface CardFace {
  /** The platform's word, for example `visa`. */
  readonly brand: string;
  /** Last four digits, empty for an account such as PayPal. The `brand` of an account is its type. */
  readonly lastFour: string;
}

/** Detail of `florin-saved-cards-failed`. */
export interface SavedCardsFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-card-remove': CustomEvent<CardFace>;
    'florin-card-removed': CustomEvent<CardFace>;
    'florin-saved-cards-failed': CustomEvent<SavedCardsFailed>;
  }
}
