import type { Amount } from '../../client/index.js';
import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import type { CardState } from '../parts/card-frame/card-frame.js';

export type { CardState, PaymentSettled };

/** Detail of `florin-before-order-pay`. */
export interface BeforeOrderPay {
  /** Your reference of the order. */
  readonly order: string;
  /** The amount on the button, which is sent with the payment. */
  readonly amount: Amount;
}

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
