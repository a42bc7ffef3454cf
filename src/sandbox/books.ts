import type { Amount } from '../client/values.js';
import { ISSUER_ANSWERS } from './issuer.js';
import { bookedTotals, modificationsOf } from './checkout/modification-book.js';
import { expireOrders } from './checkout/orders.js';
import { isCharged, type Payment } from './payment.js';
import type { State } from './state.js';

/** One payment the sandbox really carried out, whatever its answer's fate on the way home. */
export interface BookEntry {
  readonly pspReference: string;
  /** `reference` of the request, which the platform echoes as `merchantReference`. */
  readonly reference: string;
  /** `merchantOrderReference` of the request; where it had none, the same as `reference`. */
  readonly order: string;
  readonly amount: Amount;
  /** The final result code, or `open` while the shopper still has something to do. */
  readonly result: 'open' | 'Authorised' | 'Refused' | 'Cancelled' | 'Error' | 'Pending';
  /** True while the shopper's money is with the merchant: authorised and not reversed. */
  readonly charged: boolean;
  readonly reversed: boolean;
  readonly idempotencyKey: string | undefined;
  readonly brand: string;
  readonly lastFour: string;
  readonly securityCodeGiven: boolean;
  readonly stored: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What may be taken, was taken and was given back by now, in minor units. Nothing where it was not authorised. */
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** What was asked for since it was authorised, oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** One capture, refund, cancel or new amount. */
export interface HistoryEntry {
  readonly pspReference: string;
  readonly kind: 'capture' | 'refund' | 'cancel' | 'amountUpdate';
  readonly amount: Amount;
  readonly status: 'received' | 'booked';
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number;
}

export function bookEntry(state: State, payment: Payment): BookEntry {
  expireOrders(state);
  const isAuthorised = payment.settledAt !== undefined && payment.answer === 'APPROVED';
  const { authorised, captured, refunded } = bookedTotals(state, payment);
  return {
    pspReference: payment.pspReference,
    reference: payment.merchantReference,
    order: payment.orderReference,
    amount: { ...payment.amount },
    result: payment.settledAt === undefined ? 'open' : ISSUER_ANSWERS[payment.answer].resultCode,
    charged: isCharged(payment),
    reversed: payment.reversedAt !== undefined,
    idempotencyKey: payment.idempotencyKey,
    brand: payment.card.brand,
    lastFour: payment.card.lastFour,
    securityCodeGiven: payment.securityCodeGiven,
    stored: payment.token !== undefined,
    at: payment.at,
    authorised: isAuthorised ? authorised : 0,
    captured,
    refunded,
    history: modificationsOf(state, payment).map(({ pspReference, kind, amount, at, bookedAt }) => ({
      pspReference,
      kind,
      amount: { ...amount },
      status: bookedAt <= state.now() ? 'booked' : 'received',
      at,
    })),
  };
}
