import type { Amount } from '../../../client/index.js';

/** Detail of `florin-before-order-pay`. */
export interface BeforeOrderPay {
  /** Your reference of the order. */
  readonly order: string;
  /** The amount on the button, which is sent with the payment. */
  readonly amount: Amount;
}
