import type { Outcome } from '../../../client/index.js';

/** Detail of `florin-payment-settled`. */
export interface PaymentSettled {
  readonly outcome: Outcome;
  /** The reference that a shopper quotes to you; undefined where the proxy has not named one. */
  readonly reference: string | undefined;
}
