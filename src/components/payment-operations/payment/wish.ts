import {
  capturePayment,
  cancelPayment,
  refundPayment,
  reversePayment,
  updatePaymentAmount,
} from '../../../client/checkout/rows/modifications.js';
import { ClientError, type Amount, type Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Kind } from './position.js';

/** Something an operator wants done, once. */
export interface Wish {
  readonly kind: Kind;
  /** Absent where all that is there is meant. */
  readonly amount?: Amount | undefined;
  /** The same however often it is sent. */
  readonly key: string;
}

/**
 * How sending ended. `received`: the platform took it on. `refused` and `not-sent`: nothing was done; the second may be
 * sent again. `unknown`: it may have been done.
 */
export type Ending = 'received' | 'refused' | 'not-sent' | 'unknown';

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

/** What a failure proves. Only a plain no proves that nothing was done. */
export function endingOf(error: unknown): Exclude<Ending, 'received'> {
  if (!(error instanceof ClientError)) return 'unknown';
  const { kind, status = 0, code, unsent } = error;
  if (unsent || kind === 'rate-limited') return 'not-sent';
  return kind === 'refused' && status < 500 && code !== 'attempt-open' ? 'refused' : 'unknown';
}
