import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import type { BeforeOrderPay } from '../parts/paying/before-order-pay.js';

export type { BeforeOrderPay, PaymentSettled };

/** Detail of `florin-wallets-changed`. */
export interface WalletsChanged {
  /** Your reference of the order. */
  readonly order: string;
  /** Types of the wallets that have a button, such as `googlepay`, in the order of the buttons. Empty: the element takes no space. */
  readonly wallets: readonly string[];
}

/** Detail of `florin-express-checkout-failed`. */
export interface ExpressCheckoutFailed {
  /** Why the order could not be loaded or paid: `network`, `unauthorised`, `amount-changed` and so on. */
  readonly code: string;
  /** Status and code of the proxy's answer, without values; undefined where no answer came. */
  readonly detail: string | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-order-pay': CustomEvent<BeforeOrderPay>;
    'florin-payment-settled': CustomEvent<PaymentSettled>;
    'florin-wallets-changed': CustomEvent<WalletsChanged>;
    'florin-express-checkout-failed': CustomEvent<ExpressCheckoutFailed>;
  }
}
