import type { Name } from '../../client/checkout/fields/shopper.js';
import type { BankAccount } from '../../client/recurring/stored-detail.js';
import type { Amount } from '../../client/schema/values.js';
import type { CardFacts } from '../cards/payment.js';
import type { State } from '../state/state.js';

/** A bank account or a card that a person can be paid to, under the token `id`. */
export interface PayoutDetail {
  readonly id: string;
  readonly merchantAccount: string;
  readonly shopperReference: string;
  readonly shopperEmail: string;
  readonly shopperName?: Name | undefined;
  readonly card?: CardFacts | undefined;
  readonly bank?: BankAccount | undefined;
  /** Of the request that stored it. */
  readonly pspReference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A payout to a stored detail. */
export interface Payout {
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly detail: PayoutDetail;
  /** Reviewed once; what was decided stays. Of one that was let go the bank may send the money back. */
  review: 'waiting' | 'confirmed' | 'declined' | 'expired' | 'reversed';
}

/** Money that left, by the payout it left for. */
interface PaidOut {
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly reference: string;
  readonly amount: Amount;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Records of payouts. A payout to a stored detail waits for a reviewer, who confirms or declines it once:
 * confirmed, its money leaves at that moment; declined, or not reviewed within seven days, never. A payout to a card at once asks the card's issuer instead,
 * and its money leaves where the issuer approves. The same test cards and holder names decide that as for payments.
 */
export interface PayoutRecords {
  /** By token. They are for payouts alone: no checkout offers them. */
  readonly details: Map<string, PayoutDetail>;
  /** By `pspReference`. */
  readonly payouts: Map<string, Payout>;
  readonly paidOut: PaidOut[];
}

export const openPayouts = (): PayoutRecords => ({ details: new Map(), payouts: new Map(), paidOut: [] });

/** The payout details of a person, oldest first. */
export const payoutDetails = (
  state: State,
  merchantAccount: string,
  shopperReference: string | undefined,
): PayoutDetail[] =>
  [...state.records(openPayouts).details.values()].filter(
    (detail) => detail.merchantAccount === merchantAccount && detail.shopperReference === shopperReference,
  );
