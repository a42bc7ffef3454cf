import type { PaymentEvent, PaymentRecord } from '../../../client/operator/index.js';

/** What can be done to a payment, by the word of its history. */
export const KINDS = ['capture', 'refund', 'cancel', 'reversal', 'amount-update'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a payment's money is, in minor units of its currency, and what can be done about it. */
export interface Position {
  /** What may be captured in all. */
  readonly authorised: number;
  /** What was certainly captured, and refunded. */
  readonly captured: number;
  readonly refunded: number;
  /** What is left to capture, and to refund, whatever becomes of what is not certain. */
  readonly toCapture: number;
  readonly toRefund: number;
  /** What the platform would not refuse, as far as the history tells. */
  readonly possible: readonly Kind[];
}

type Counted = Pick<PaymentEvent, 'kind' | 'amount' | 'status'>;

/** What was refused, failed or was never sent changed nothing; all else did, or may have. */
const counts = ({ status }: Counted): boolean =>
  status !== 'refused' && status !== 'failed' && status !== 'not-sent';

const isCertain = ({ status }: Counted): boolean => status !== 'unknown' && status !== 'sending';

function sumOf(events: readonly Counted[], kind: Kind): number {
  const amounts = events.map((event) => (event.kind === kind ? (event.amount?.value ?? 0) : 0));
  return amounts.reduce((sum, value) => sum + value, 0);
}

/** The last amount that is certain, or a smaller one that is not: nothing may be taken that may not be there. */
function authorisedOf({ amount }: PaymentRecord, events: readonly Counted[]): number {
  return events.reduce((authorised, { kind, amount: updated, status }) => {
    if (kind !== 'amount-update' || !updated) return authorised;
    return status === 'received' || status === 'booked' ? updated.value : Math.min(authorised, updated.value);
  }, amount.value);
}

/** The platform has not told its own reference, and may have taken the payment on: the merchant's leads to it. */
export const isNameless = ({ pspReference, outcome }: PaymentRecord): boolean =>
  pspReference === undefined && ['unknown', 'pending', 'action-required'].includes(outcome);

/**
 * Adds a payment up. What is not certain counts where it could do harm, and not where it could help: nothing is offered
 * that could take or give back the same money twice, or give back what may never have been taken. `isCapturedAtOnce`: the
 * merchant's account captures whatever is authorised by itself.
 */
export function positionOf(
  payment: PaymentRecord,
  { doubts = [], isCapturedAtOnce = false }: { doubts?: readonly Counted[]; isCapturedAtOnce?: boolean } = {},
): Position {
  const events = [...payment.history, ...doubts].filter(counts);
  const isAuthorised = payment.outcome === 'paid' && payment.pspReference !== undefined;
  const isEnded = events.some(({ kind }) => kind === 'cancel' || kind === 'reversal');
  const authorised = authorisedOf(payment, events);
  const certain = events.filter(isCertain);
  const isAllCaptured = isCapturedAtOnce && isAuthorised;
  const captured = isAllCaptured ? authorised : sumOf(certain, 'capture');
  const mostCaptured = isAllCaptured ? authorised : sumOf(events, 'capture');
  const isOpen = isAuthorised && !isEnded;
  const toCapture = isOpen ? Math.max(0, authorised - mostCaptured) : 0;
  const toRefund = isOpen ? Math.max(0, captured - sumOf(events, 'refund')) : 0;
  const isReturnable = payment.refunds !== 'not-possible';
  const isUntouched = isOpen && mostCaptured === 0;
  const possible: Record<Kind, boolean> = {
    capture: toCapture > 0,
    refund: isReturnable && toRefund > 0,
    cancel: isUntouched || (isNameless(payment) && !isEnded),
    reversal: isReturnable && (isUntouched || toRefund > 0),
    'amount-update': isUntouched,
  };
  return {
    authorised,
    captured,
    refunded: sumOf(certain, 'refund'),
    toCapture,
    toRefund,
    possible: KINDS.filter((kind) => possible[kind]),
  };
}
