import {
  capturePayment,
  cancelPayment,
  refundPayment,
  reversePayment,
  updatePaymentAmount,
} from '../../../client/checkout/rows/modifications.js';
import type { Amount, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Kind } from './position.js';

/** Something an operator wants done, once. */
export interface Wish {
  readonly kind: Kind;
  /** Amount of the operation; absent where it is for the whole amount. */
  readonly amount?: Amount | undefined;
  /** The same however often it is sent. */
  readonly key: string;
}

const captureRow = /*@__PURE__*/ proxyRow('checkout', capturePayment);
const refundRow = /*@__PURE__*/ proxyRow('checkout', refundPayment);
const cancelRow = /*@__PURE__*/ proxyRow('checkout', cancelPayment);
const reverseRow = /*@__PURE__*/ proxyRow('checkout', reversePayment);
const updateRow = /*@__PURE__*/ proxyRow('checkout', updatePaymentAmount);

/** Asks the proxy for it, under its own key. */
export async function send(client: Client, paymentPspReference: string, wish: Wish): Promise<void> {
  const { kind, amount, key: idempotencyKey } = wish;
  const options = { idempotencyKey };
  if (kind === 'cancel') await client.call(cancelRow, { paymentPspReference }, options);
  else if (kind === 'reversal') await client.call(reverseRow, { paymentPspReference }, options);
  else if (amount) {
    const row = { capture: captureRow, refund: refundRow, 'amount-update': updateRow }[kind];
    await client.call(row, { paymentPspReference, amount }, options);
  }
}
