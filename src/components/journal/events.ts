import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-journal-entry-opened`. */
export interface JournalEntryOpened {
  /** Number of the request that is open; empty where the list is shown. */
  readonly entry: string;
}

/** Detail of `florin-before-subject-open`: what a request was about, and the element that shows it. No amount and no name is in it. */
export interface JournalSubject {
  /** Interface and row of the request, such as `checkout.refundPayment`. */
  readonly row: string;
  /** Tag of the element that shows it, such as `florin-payouts`. */
  readonly element: string;
  /** Id of the thing, as that element takes it; empty where the request has none. */
  readonly reference: string;
}

/** Detail of `florin-journal-exported`. */
export interface JournalExported {
  /** Name of the file. */
  readonly name: string;
  /** Requests in it. */
  readonly count: number;
}

/** Detail of `florin-journal-failed`. */
export interface JournalFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-journal-entry-opened': CustomEvent<JournalEntryOpened>;
    'florin-before-subject-open': CustomEvent<JournalSubject>;
    'florin-journal-exported': CustomEvent<JournalExported>;
    'florin-journal-failed': CustomEvent<JournalFailed>;
  }
}
