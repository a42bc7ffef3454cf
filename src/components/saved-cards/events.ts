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
  /** `refused`: a card was not stored. `frame`: the card fields could not be loaded. */
  readonly code: Trouble['cause'] | 'refused' | 'frame';
  /** Status and code of the proxy's answer, or the frame's own word, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-card-added': CustomEvent<CardFace>;
    'florin-before-card-remove': CustomEvent<CardFace>;
    'florin-card-removed': CustomEvent<CardFace>;
    'florin-saved-cards-failed': CustomEvent<SavedCardsFailed>;
  }
}
