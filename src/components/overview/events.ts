import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-figure-open`: where there is to see what a figure is made of. No amount is in it. */
export interface OverviewFigure {
  /** What was counted, such as `captured`. */
  readonly kind: string;
  /** Tag of the element that lists it, such as `florin-payment-operations`. */
  readonly element: string;
  /** How many days it is of, today the last of them; 0 where it is of now, as a balance is. */
  readonly days: number;
  /** The first of these days by the clocks of `time-zone`, such as `2026-11-21`; empty where it is of now. */
  readonly from: string;
}

/** Detail of `florin-before-task-open`: where a task is seen to, or a request belongs. No amount and no name is in it. */
export interface OverviewTask {
  /** What waits, such as `payouts-to-review`, or `request` for one of the journal; a word that is newer than this library comes as it is. */
  readonly kind: string;
  /** Tag of the element that shows it, such as `florin-payouts`; empty where this library has none. */
  readonly element: string;
  /** Reference of the payment, dispute or payout, id of the account, or number of the request; empty where the task is more than one thing. */
  readonly reference: string;
  /** Interface and row of a request, or of requests without a known end, such as `payout.confirmPayout`; else empty. */
  readonly row: string;
}

/** Detail of `florin-overview-failed`. */
export interface OverviewFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-figure-open': CustomEvent<OverviewFigure>;
    'florin-before-task-open': CustomEvent<OverviewTask>;
    'florin-overview-failed': CustomEvent<OverviewFailed>;
  }
}
