import type { Outcome } from '../../client/index.js';
import type { ProblemCode } from '../../client/pay-once/index.js';

/** Detail of `florin-donation-settled`. */
export interface DonationSettled {
  readonly outcome: Outcome;
  /** The donation’s reference, which a shopper quotes to you; undefined where the proxy has not named one. */
  readonly reference: string | undefined;
}

/** Detail of `florin-donation-closed`. It does not say whether something was given: a page has no use for who did not. */
export type DonationClosed = Readonly<Record<string, never>>;

/** Detail of `florin-donation-failed`. */
export interface DonationFailed {
  /** Why causes could not be asked for: `network`, `unauthorised`, `server` and so on. */
  readonly code: ProblemCode | 'offline';
  /** Status, code and field of the proxy's answer, without values; undefined where no answer came. */
  readonly detail: string | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-donation-settled': CustomEvent<DonationSettled>;
    'florin-donation-closed': CustomEvent<DonationClosed>;
    'florin-donation-failed': CustomEvent<DonationFailed>;
  }
}
