import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-sale-opened`. The buyer is in no event. */
export interface SaleOpened {
  /** Number of the order; empty where the list is shown. */
  readonly sale: string;
}

/** Detail of `florin-sales-exported`. */
export interface SalesExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-sales-failed`. */
export interface SalesFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-sale-opened': CustomEvent<SaleOpened>;
    'florin-sales-exported': CustomEvent<SalesExported>;
    'florin-sales-failed': CustomEvent<SalesFailed>;
  }
}
