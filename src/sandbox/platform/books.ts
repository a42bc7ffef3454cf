import type { Amount } from '../../client/schema/values.js';
import { ISSUER_ANSWERS, type IssuerAnswer } from '../cards/issuer.js';
import { bookedTotals } from '../checkout/modification.js';
import { isCharged, type Payment, type Modification } from '../cards/payment.js';
import { disputesOf } from '../disputes/records.js';
import type { Dispute } from '../disputes/dispute.js';
import type { State } from '../state/state.js';

/** One payment the sandbox really carried out, whatever its answer's fate on the way home. */
export interface BookEntry {
  readonly pspReference: string;
  /** `reference` of the request, which the platform echoes as `merchantReference`. */
  readonly reference: string;
  /** `merchantOrderReference` of the request; where it had none, the same as `reference`. */
  readonly order: string;
  readonly amount: Amount;
  /** The final result code, or `open` while the shopper still has something to do. */
  readonly result: 'open' | IssuerAnswer['resultCode'];
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
  /** Amounts authorised, captured and refunded by now, in minor units. 0 where it was not authorised. */
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** Amount that the shopper's bank has taken back in a dispute, and not returned. */
  readonly chargedBack: number;
  /** Requests since it was authorised, oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** One capture, refund, cancel, new amount, or what a dispute took or returned. */
export interface HistoryEntry {
  readonly pspReference: string;
  readonly kind: Modification['kind'];
  readonly amount: Amount;
  /** Why the merchant gave money back, where they said so. */
  readonly reason?: string;
  /** `failed`: it was booked, and came back from the bank; or it could not be booked. */
  readonly status: 'received' | 'booked' | 'failed';
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number;
}

export function bookEntry(state: State, payment: Payment): BookEntry {
  const isAuthorised = payment.settledAt !== undefined && payment.answer === 'APPROVED';
  const { authorised, captured, refunded, chargedBack } = bookedTotals(state, payment);
  const isTakenBack = chargedBack > 0 && captured - refunded === chargedBack;
  return {
    pspReference: payment.pspReference,
    reference: payment.merchantReference,
    order: payment.orderReference,
    amount: { ...payment.amount },
    result: payment.settledAt === undefined ? 'open' : ISSUER_ANSWERS[payment.answer].resultCode,
    charged: isCharged(payment) && !isTakenBack,
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
    chargedBack,
    history: payment.modifications.map(({ pspReference, kind, amount, reason, at, bookedAt, failedAt }) => ({
      pspReference,
      kind,
      amount: { ...amount },
      ...(reason !== undefined && { reason }),
      status: failedAt === undefined ? (bookedAt <= state.now() ? 'booked' : 'received') : 'failed',
      at,
    })),
  };
}

/** A dispute as a merchant hears of it. */
export interface DisputeEntry {
  /** Reference of the dispute; `paymentPspReference` is the payment's. */
  readonly pspReference: string;
  readonly paymentPspReference: string;
  readonly merchantReference: string;
  /** The scheme's code: `10.4` is fraud, `13.1` goods that did not arrive. */
  readonly reasonCode: string;
  readonly amount: Amount;
  /** Milliseconds since the epoch, as `defendBefore`, from which on nothing can be said any more. */
  readonly openedAt: number;
  readonly defendBefore: number;
  readonly status: Dispute['status'];
}

export const disputeEntries = (state: State): readonly DisputeEntry[] =>
  disputesOf(state).map(({ payment, reason, documents: _, defense: __, ...dispute }) => ({
    ...dispute,
    amount: { ...dispute.amount },
    paymentPspReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    reasonCode: reason.code,
  }));
