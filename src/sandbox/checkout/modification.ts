import type { EventCode } from '../../client/notifications/index.js';
import { refundsOf } from '../../client/shopper/next-step.js';
import { DAY } from '../../facts/instant.js';
import { announceFailure, announceModification } from '../notifications/payment-events.js';
import type { Modification, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { bookShares } from './shares.js';

/** Where a payment's money is, in minor units of its currency. */
export interface Totals {
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** Amount that the shopper's bank has taken back, and not returned. */
  readonly chargedBack: number;
}

/** Milliseconds from the answer `received` to the booking. */
const BOOKING_TIME = 3000;

/** Totals booked by now. */
export const bookedTotals = (state: State, { amount, modifications }: Payment): Totals =>
  sum(
    amount.value,
    modifications.filter(({ bookedAt }) => bookedAt <= state.now()),
  );

/** Totals once everything received is booked. */
export const promisedTotals = ({ amount, modifications }: Payment): Totals =>
  sum(amount.value, modifications);

function sum(authorised: number, modifications: readonly Modification[]): Totals {
  const totals = { authorised, captured: 0, refunded: 0, chargedBack: 0 };
  for (const { kind, amount, failedAt } of modifications) {
    if (failedAt !== undefined) continue;
    if (kind === 'capture') totals.captured += amount.value;
    if (kind === 'refund') totals.refunded += amount.value;
    if (kind === 'amountUpdate') totals.authorised = amount.value;
    if (kind === 'chargeback') totals.chargedBack += amount.value;
    if (kind === 'chargebackReversal') totals.chargedBack -= amount.value;
  }
  return totals;
}

/** How a modification differs from one that is asked for now, without a reference of its own. */
export interface Particulars {
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
  readonly splits?: Modification['splits'];
  readonly cause?: EventCode | undefined;
  readonly facts?: Readonly<Record<string, string>>;
  /** The answer's, where that is not made here. */
  readonly pspReference?: string | undefined;
  readonly at?: number;
  readonly bookedAt?: number;
}

/** Milliseconds that a shopper has to name the account that money goes back to. */
const NAMING_TIME = 14 * DAY;

/** A transfer does not say whose account it came from: what goes back waits for the shopper to name one. */
const needsAccount = ({ method }: Payment, kind: Modification['kind']): boolean =>
  kind === 'refund' && refundsOf(method) === 'to-named-account';

/** Writes a modification down. The merchant is told when it is booked. */
export function receive(
  state: State,
  payment: Payment,
  asked: Pick<Modification, 'kind'> & { readonly value: number },
  particulars: Particulars = {},
): Modification {
  const { reference, reason, splits, cause, facts = {}, at = state.now() } = particulars;
  const isWaiting = needsAccount(payment, asked.kind);
  const bookedAt = isWaiting ? Infinity : (particulars.bookedAt ?? at + BOOKING_TIME);
  const received: Modification = {
    pspReference: particulars.pspReference ?? state.random.reference(),
    kind: asked.kind,
    amount: { value: asked.value, currency: payment.amount.currency },
    reference,
    ...(reason !== undefined && { reason }),
    splits,
    cause,
    facts,
    at,
    bookedAt,
  };
  const isFailing = failsFirst(payment, received);
  payment.modifications.push(received);
  if (isWaiting) state.calendar.add(at + NAMING_TIME, (end) => giveUp(state, payment, received, end));
  else
    state.calendar.add(bookedAt, () =>
      isFailing ? fail(state, payment, received, bookedAt) : book(state, payment, received),
    );
  return received;
}

/** Whether money waits for the account that it goes back to. */
export const waitsForAccount = ({ bookedAt, failedAt }: Modification): boolean =>
  bookedAt === Infinity && failedAt === undefined;

/** The shopper has named an account: all that waited for it goes back. */
export function sendToAccount(state: State, payment: Payment): void {
  for (const refund of payment.modifications.filter(waitsForAccount)) {
    refund.bookedAt = state.now() + BOOKING_TIME;
    state.calendar.add(refund.bookedAt, () => book(state, payment, refund));
  }
}

function giveUp(state: State, payment: Payment, refund: Modification, at: number): void {
  if (waitsForAccount(refund)) fail(state, payment, refund, at, 'The shopper has named no account');
}

function book(state: State, payment: Payment, received: Modification): void {
  if (received.failedAt === undefined) bookShares(state, payment, received, received.bookedAt);
  announceModification(state, payment, received);
}

/** Whether this is the first try to reverse a payment of the card that is for it. */
const failsFirst = ({ card, modifications }: Payment, { cause }: Modification): boolean =>
  card.afterwards === 'reversal-fails' &&
  cause === 'CANCEL_OR_REFUND' &&
  !modifications.some((earlier) => earlier.cause === cause);

/** A booked modification comes back, or a received one cannot be booked. Refunds that nothing covers any more, because a capture did, come back with it. */
export function fail(
  state: State,
  payment: Payment,
  modification: Modification,
  at: number,
  reason?: string,
): void {
  if (modification.failedAt !== undefined) return;
  modification.failedAt = at;
  if (at > modification.bookedAt) bookShares(state, payment, modification, at, true);
  announceFailure(state, payment, modification, { at, reason });
  const { modifications } = payment;
  const isCancelled = modifications.some(({ kind, failedAt }) => kind === 'cancel' && failedAt === undefined);
  if (modification.kind !== 'capture' && !isCancelled) delete payment.reversedAt;
  for (const refund of modifications.filter(({ kind }) => kind === 'refund').toReversed()) {
    const { captured, refunded } = promisedTotals(payment);
    if (refunded > captured) fail(state, payment, refund, at);
  }
}
