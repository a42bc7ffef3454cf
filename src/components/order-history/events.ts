import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-order-opened`. */
export interface OrderOpened {
  /** Number of the order; empty where the list is shown. */
  readonly order: string;
}

/** Detail of `florin-order-changed`. */
export interface OrderChanged {
  readonly order: string;
  /** Status of the order now. */
  readonly status: string;
}

/** Detail of `florin-before-order-repeat`. */
export interface BeforeOrderRepeat {
  readonly order: string;
  /** Items that can be ordered again, with their quantities. */
  readonly items: readonly { readonly listingId: string; readonly quantity: number }[];
}

/** Detail of `florin-orders-exported`. */
export interface OrdersExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-order-history-failed`. */
export interface OrderHistoryFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-order-opened': CustomEvent<OrderOpened>;
    'florin-order-changed': CustomEvent<OrderChanged>;
    'florin-before-order-repeat': CustomEvent<BeforeOrderRepeat>;
    'florin-orders-exported': CustomEvent<OrdersExported>;
    'florin-order-history-failed': CustomEvent<OrderHistoryFailed>;
  }
}
