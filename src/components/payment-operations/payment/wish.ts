import {
  capturePayment,
  cancelPayment,
  cancelPaymentByReference,
  refundPayment,
  reversePayment,
  updatePaymentAmount,
} from '../../../client/checkout/rows/modifications.js';
import type { RefundReason } from '../../../client/checkout/refund-reasons.js';
import type { Amount, Client } from '../../../client/index.js';
import type { RowName } from '../../parts/record/access.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Kind } from './position.js';

/** Something an operator wants done, once. */
export interface Wish {
  readonly kind: Kind;
  /** Amount of the operation; absent where it is for the whole amount. */
  readonly amount?: Amount | undefined;
  /** Why money goes back. */
  readonly reason?: RefundReason | undefined;
  /** The merchant's reference that a cancel names, where the platform's was not known. */
  readonly paymentReference?: string | undefined;
  /** The same however often it is sent. */
  readonly key: string;
}

const captureRow = /*@__PURE__*/ keyedRow('checkout', capturePayment);
const refundRow = /*@__PURE__*/ keyedRow('checkout', refundPayment);
const cancelRow = /*@__PURE__*/ keyedRow('checkout', cancelPayment);
const cancelByReferenceRow = /*@__PURE__*/ keyedRow('checkout', cancelPaymentByReference);
const reverseRow = /*@__PURE__*/ keyedRow('checkout', reversePayment);
const updateRow = /*@__PURE__*/ keyedRow('checkout', updatePaymentAmount);

const ROWS: Readonly<Record<Kind, string>> = {
  capture: 'capturePayment',
  refund: 'refundPayment',
  cancel: 'cancelPayment',
  reversal: 'reversePayment',
  'amount-update': 'updatePaymentAmount',
};

/** The row that an operation is asked for by. Without the platform's reference, a cancel has a row of its own. */
export const rowOfKind = (kind: Kind, isByReference: boolean): RowName =>
  `checkout.${isByReference ? 'cancelPaymentByReference' : ROWS[kind]}`;

/** Asks the proxy for it, under its own key. */
export async function send(client: Client, paymentPspReference: string, wish: Wish): Promise<void> {
  const { kind, amount, reason, paymentReference, key: idempotencyKey } = wish;
  const options = { idempotencyKey };
  if (paymentReference !== undefined) await client.call(cancelByReferenceRow, { paymentReference }, options);
  else if (kind === 'cancel') await client.call(cancelRow, { paymentPspReference }, options);
  else if (kind === 'reversal') await client.call(reverseRow, { paymentPspReference }, options);
  else if (amount) {
    const row = { capture: captureRow, refund: refundRow, 'amount-update': updateRow }[kind];
    const merchantRefundReason = kind === 'refund' ? reason : undefined;
    const input = { paymentPspReference, amount, ...(merchantRefundReason && { merchantRefundReason }) };
    await client.call(row, input, options);
  }
}
