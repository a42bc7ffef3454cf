import type { Amount } from '../../client/index.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** One thing and how many of it. */
export interface CartItem {
  readonly listingId: string;
  readonly quantity: number;
}

/** Detail of `florin-cart-changed`. */
export interface CartChanged {
  /** Pieces in the cart, without what is saved for later. */
  readonly count: number;
  readonly items: readonly CartItem[];
}

/** Detail of `florin-before-order-create`. */
export interface BeforeOrderCreate {
  readonly items: readonly CartItem[];
  /** What is on screen; the order is at the prices of the server. */
  readonly total: Amount;
}

/** Detail of `florin-order-created`. */
export interface OrderCreated {
  /** Your reference of the order: its number, which `<florin-checkout>` takes as `order`. */
  readonly order: string;
  readonly total: Amount;
}

/** Detail of `florin-cart-failed`. */
export interface CartFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}
