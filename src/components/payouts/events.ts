import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-payouts-review`. Payees are not in it. */
export interface PayoutsReview {
  readonly decision: 'confirm' | 'decline';
  /** The platform's references of the payouts. */
  readonly payouts: readonly string[];
  /** Their sums, one for each currency. */
  readonly totals: readonly Amount[];
}

/** Detail of `florin-payouts-reviewed`: how many payouts had which answer. */
export interface PayoutsReviewed {
  readonly decision: PayoutsReview['decision'];
  readonly done: number;
  readonly refused: number;
  /** Nothing was sent, or nothing was done: they can be sent again. */
  readonly notSent: number;
  /** It is not known whether they are confirmed or declined. */
  readonly unknown: number;
}

/** Detail of `florin-before-payout-submit`. The payee is not in it. */
export interface PayoutSubmit {
  /** `new` and `stored` wait for an approver; `store` keeps bank details and pays nothing; `instant` pays a stored card at once. */
  readonly way: 'new' | 'stored' | 'store' | 'instant';
  /** Your own reference; empty with `store`. */
  readonly reference: string;
  readonly amount: Amount | undefined;
}

/** Detail of `florin-payout-submitted`. */
export interface PayoutSubmitted extends PayoutSubmit {
  readonly ending: Ending;
}

/** Detail of `florin-payout-opened`. */
export interface PayoutOpened {
  /** The platform's reference of the payout; empty where the list is shown. */
  readonly payout: string;
}

/** Detail of `florin-payouts-exported`. */
export interface PayoutsExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-payouts-failed`. */
export interface PayoutsFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-payouts-review': CustomEvent<PayoutsReview>;
    'florin-payouts-reviewed': CustomEvent<PayoutsReviewed>;
    'florin-before-payout-submit': CustomEvent<PayoutSubmit>;
    'florin-payout-submitted': CustomEvent<PayoutSubmitted>;
    'florin-payout-opened': CustomEvent<PayoutOpened>;
    'florin-payouts-exported': CustomEvent<PayoutsExported>;
    'florin-payouts-failed': CustomEvent<PayoutsFailed>;
  }
}
