import type { Amount } from '../../client/values.js';
import { isCharged, type Payment } from '../payment.js';
import { invalid } from '../service-error.js';
import type { State } from '../state.js';

/** Something that was asked for after a payment was authorised: received at one moment, booked at a later one. */
export interface Modification {
  readonly pspReference: string;
  readonly kind: 'capture' | 'refund' | 'cancel' | 'amountUpdate';
  readonly amount: Amount;
  readonly reference: string | undefined;
  /** Milliseconds since the epoch, as `bookedAt`. */
  readonly at: number;
  readonly bookedAt: number;
}

/** Where a payment's money is, in minor units of its currency. */
interface Totals {
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
}

/** Milliseconds from the answer `received` to the booking. */
const BOOKING_TIME = 3000;

/**
 * What merchants ask for once a payment is authorised. Each request is weighed against all that was received before it,
 * booked or not: never more is captured than authorised, never more refunded than captured. What was received is booked
 * in the same order, so that this holds at every moment. A payment waits to be captured, unless it was made with
 * `captureDelayHours`: then what is left of it is captured by itself that many hours after it was authorised.
 */
export function modificationsOf(state: State, payment: Payment): readonly Modification[] {
  const { captureAt, modifications } = payment;
  if (captureAt === undefined || captureAt > state.now()) return modifications;
  delete payment.captureAt;
  const { authorised, captured } = sum(payment.amount.value, modifications);
  const isOpen = payment.reversedAt === undefined || payment.reversedAt > captureAt;
  if (isOpen && authorised > captured) {
    const value = authorised - captured;
    modifications.push({
      ...modification(state, payment, 'capture', value),
      at: captureAt,
      bookedAt: captureAt,
    });
  }
  return modifications;
}

/** What has been booked by now. */
export const bookedTotals = (state: State, payment: Payment): Totals =>
  sum(
    payment.amount.value,
    modificationsOf(state, payment).filter(({ bookedAt }) => bookedAt <= state.now()),
  );

/** What will have been booked once all that was received is. */
const promisedTotals = (state: State, payment: Payment): Totals =>
  sum(payment.amount.value, modificationsOf(state, payment));

function sum(authorised: number, modifications: readonly Modification[]): Totals {
  const totals = { authorised, captured: 0, refunded: 0 };
  for (const { kind, amount } of modifications) {
    if (kind === 'capture') totals.captured += amount.value;
    if (kind === 'refund') totals.refunded += amount.value;
    if (kind === 'amountUpdate') totals.authorised = amount.value;
  }
  return totals;
}

function modification(
  state: State,
  { amount: { currency } }: Payment,
  kind: Modification['kind'],
  value: number,
  reference?: string,
): Modification {
  const at = state.now();
  const pspReference = state.random.reference();
  return { pspReference, kind, amount: { value, currency }, reference, at, bookedAt: at + BOOKING_TIME };
}

function receive(payment: Payment, received: Modification): Modification {
  payment.modifications.push(received);
  return received;
}

const ALREADY = '168';

function checkOpen(payment: Payment): void {
  if (payment.reversedAt !== undefined)
    throw invalid(ALREADY, 'The payment was cancelled or given back already');
}

function checkAmount({ amount: { currency } }: Payment, asked: Amount, left: number): void {
  if (asked.currency !== currency) throw invalid('138', `The payment is in ${currency}`);
  if (asked.value <= 0 || asked.value > left)
    throw invalid('137', 'Invalid amount specified: more than is left, or nothing');
}

/** Takes money that was authorised. */
export function capture(state: State, payment: Payment, amount: Amount, reference?: string): Modification {
  const { authorised, captured } = promisedTotals(state, payment);
  checkOpen(payment);
  checkAmount(payment, amount, authorised - captured);
  return receive(payment, modification(state, payment, 'capture', amount.value, reference));
}

/** Gives back money that was captured. */
export function refund(state: State, payment: Payment, amount: Amount, reference?: string): Modification {
  const { authorised, captured, refunded } = promisedTotals(state, payment);
  checkAmount(payment, amount, captured - refunded);
  if (refunded + amount.value === authorised) payment.reversedAt ??= state.now();
  return receive(payment, modification(state, payment, 'refund', amount.value, reference));
}

/** Lets go of an authorisation of which nothing was captured. */
export function cancel(state: State, payment: Payment, reference?: string): Modification {
  checkOpen(payment);
  if (promisedTotals(state, payment).captured > 0) throw invalid(ALREADY, 'The payment was captured already');
  return end(state, payment, { reference });
}

/** Gives back what is captured and lets go of what is not. */
export function reverse(state: State, payment: Payment, reference?: string): Modification {
  checkOpen(payment);
  return end(state, payment, { reference });
}

/** Reverses a payment at a moment that may be over, for whatever reason, unless that was done before. */
export function giveBack(state: State, payment: Payment, at = state.now()): void {
  if (isCharged(payment)) end(state, payment, { at });
}

function end(
  state: State,
  payment: Payment,
  { reference, at = state.now() }: { reference?: string | undefined; at?: number },
): Modification {
  const { authorised, captured, refunded } = promisedTotals(state, payment);
  const ending =
    captured === 0
      ? modification(state, payment, 'cancel', authorised, reference)
      : modification(state, payment, 'refund', captured - refunded, reference);
  payment.reversedAt = at;
  return receive(payment, { ...ending, at, bookedAt: at + BOOKING_TIME });
}

/** Authorises another amount in place of the first. */
export function updateAmount(
  state: State,
  payment: Payment,
  amount: Amount,
  reference?: string,
): Modification {
  const { captured } = promisedTotals(state, payment);
  checkOpen(payment);
  if (captured > 0) throw invalid(ALREADY, 'The payment was captured already');
  if (payment.order !== undefined) throw invalid(ALREADY, 'The payment is a part of an order');
  checkAmount(payment, amount, Number.MAX_SAFE_INTEGER);
  return receive(payment, modification(state, payment, 'amountUpdate', amount.value, reference));
}
