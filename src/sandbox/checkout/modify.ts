import { refundsOf } from '../../client/shopper/next-step.js';
import type { Amount } from '../../client/schema/values.js';
import { isCharged, type Payment, type Modification } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { expectAfterwards } from './afterwards.js';
import { promisedTotals, receive, type Particulars } from './modification.js';

/*
 * Modifications of a payment that is authorised. Each request is weighed against all that was received before it,
 * booked or not: never more is captured than authorised, never more refunded than captured. What was received is booked
 * in the same order, so that this holds at every moment. A payment waits to be captured, unless it was made with
 * `captureDelayHours`: then what is left of it is captured by itself that many hours after it was authorised.
 */

/** Writes down what was asked for, and what its card makes of it later. */
function take(...[state, payment, asked, particulars]: Parameters<typeof receive>): Modification {
  const received = receive(state, payment, asked, particulars);
  expectAfterwards(state, payment, received);
  return received;
}

const ALREADY = '168';

function checkOpen(payment: Payment): void {
  if (payment.reversedAt !== undefined)
    throw invalid(ALREADY, 'The payment was cancelled or given back already');
}

/** Where it is not, the merchant returns the money some other way. */
const isReturnable = ({ method }: Payment): boolean => refundsOf(method) !== 'not-possible';

function checkReturnable(payment: Payment): void {
  if (!isReturnable(payment)) throw invalid('167', 'Refunds are not supported for this payment method');
}

function checkAmount({ amount: { currency } }: Payment, asked: Amount, left: number): void {
  if (asked.currency !== currency) throw invalid('138', `The payment is in ${currency}`);
  if (asked.value <= 0 || asked.value > left)
    throw invalid('137', 'Invalid amount specified: more than is left, or nothing');
}

/** Takes money that was authorised. */
export function capture(
  state: State,
  payment: Payment,
  amount: Amount,
  particulars: Particulars = {},
): Modification {
  const { authorised, captured } = promisedTotals(payment);
  checkOpen(payment);
  checkAmount(payment, amount, authorised - captured);
  return take(state, payment, { kind: 'capture', value: amount.value }, particulars);
}

/** Takes what is left of a payment by itself, at a moment that may be over. */
export function captureRest(state: State, payment: Payment, at: number): void {
  const { authorised, captured } = promisedTotals(payment);
  if (payment.reversedAt !== undefined || authorised <= captured) return;
  take(state, payment, { kind: 'capture', value: authorised - captured }, { at, bookedAt: at });
}

/** Gives back money that was captured. */
export function refund(
  state: State,
  payment: Payment,
  amount: Amount,
  particulars: Particulars = {},
): Modification {
  const { authorised, captured, refunded, chargedBack } = promisedTotals(payment);
  checkReturnable(payment);
  checkAmount(payment, amount, captured - refunded - chargedBack);
  if (refunded + amount.value === authorised) payment.reversedAt ??= state.now();
  return take(state, payment, { kind: 'refund', value: amount.value }, particulars);
}

/** Lets go of an authorisation of which nothing was captured. */
export function cancel(state: State, payment: Payment, reference?: string): Modification {
  checkOpen(payment);
  if (promisedTotals(payment).captured > 0) throw invalid(ALREADY, 'The payment was captured already');
  return end(state, payment, { reference });
}

/** Gives back what is captured and lets go of what is not. */
export function reverse(state: State, payment: Payment, reference?: string): Modification {
  checkOpen(payment);
  checkReturnable(payment);
  return end(state, payment, { reference, cause: 'CANCEL_OR_REFUND' });
}

/** Reverses a payment at a moment that may be over, for whatever reason, unless that was done before. */
export function giveBack(state: State, payment: Payment, particulars: Particulars = {}): void {
  if (isCharged(payment) && isReturnable(payment)) end(state, payment, particulars);
}

function end(state: State, payment: Payment, particulars: Particulars): Modification {
  const { authorised, captured, refunded, chargedBack } = promisedTotals(payment);
  const left = captured - refunded - chargedBack;
  payment.reversedAt = particulars.at ?? state.now();
  return left === 0
    ? take(state, payment, { kind: 'cancel', value: authorised - captured }, particulars)
    : take(state, payment, { kind: 'refund', value: left }, particulars);
}

/** Authorises another amount in place of the first. */
export function updateAmount(
  state: State,
  payment: Payment,
  amount: Amount,
  reference?: string,
): Modification {
  const { captured } = promisedTotals(payment);
  checkOpen(payment);
  if (captured > 0) throw invalid(ALREADY, 'The payment was captured already');
  if (payment.order !== undefined) throw invalid(ALREADY, 'The payment is a part of an order');
  checkAmount(payment, amount, Number.MAX_SAFE_INTEGER);
  return take(state, payment, { kind: 'amountUpdate', value: amount.value }, { reference });
}
