import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import type { CardState } from '../parts/card-frame/card-frame.js';
import type { BeforeOrderPay } from '../parts/paying/before-order-pay.js';

export type { BeforeOrderPay, CardState, PaymentSettled };

/** Detail of `florin-checkout-failed`. */
export interface CheckoutFailed {
  readonly code: string;
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-order-pay': CustomEvent<BeforeOrderPay>;
    'florin-payment-settled': CustomEvent<PaymentSettled>;
    'florin-card-changed': CustomEvent<CardState>;
    'florin-checkout-failed': CustomEvent<CheckoutFailed>;
  }
}
