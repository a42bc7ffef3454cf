import type { Problem } from '../../client/pay-once/index.js';
import type { PaymentSettled } from '../parts/attempt/payment-settled.js';

export type { PaymentSettled };

/** Detail of `florin-payment-result-failed`. */
export interface PaymentResultFailed {
  /** Why nothing is known: `offline`, `network`, `unauthorised`, `unknown-order` and so on. */
  readonly code: Problem['code'] | 'offline';
  /** Status and code of the proxy's answer, without values; undefined where no answer came. */
  readonly detail: string | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-payment-settled': CustomEvent<PaymentSettled>;
    'florin-payment-result-failed': CustomEvent<PaymentResultFailed>;
  }
}
