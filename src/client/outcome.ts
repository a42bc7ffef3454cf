import type { Amount } from './schema/values.js';

/** What is true of a payment, one closed union everywhere. An answer that is not understood is `unknown`. */
export const OUTCOMES = ['paid', 'pending', 'refused', 'cancelled', 'action-required', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The part of a platform's answer that decides; every field may be missing or strange. */
export interface Evidence {
  readonly resultCode?: unknown;
  readonly pspReference?: unknown;
  readonly merchantReference?: unknown;
  readonly amount?: Amount | undefined;
  readonly action?: unknown;
  readonly order?: { readonly remainingAmount?: Amount | undefined } | undefined;
}

/** What was asked for: an answer about anything else proves nothing. */
export interface Expectation {
  readonly reference: string;
  readonly amount: Amount;
}

const BY_CODE: ReadonlyMap<unknown, Outcome> = new Map<unknown, Outcome>([
  ['Pending', 'pending'],
  ['Received', 'pending'],
  ['PresentToShopper', 'pending'],
  ['Refused', 'refused'],
  ['Cancelled', 'cancelled'],
]);

/** Actions that leave nothing to do here: the shopper pays elsewhere, days later perhaps. */
const ON_PAPER: ReadonlySet<unknown> = new Set(['voucher', 'bankTransfer']);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

const hasAction = ({ action }: Evidence): boolean => action !== undefined && action !== null;

const isSame = (amount: Amount | undefined, expected: Amount): boolean =>
  amount === undefined || (amount.value === expected.value && amount.currency === expected.currency);

/**
 * Reads an answer by the one table of outcomes. A contradiction, a mismatch, an unknown word or a missing
 * reference is `unknown`: never success and never failure. What is authorised has to say of which payment, and how much.
 */
export function outcomeOf(evidence: Evidence, expected: Expectation): Outcome {
  const { resultCode, pspReference, merchantReference, amount } = evidence;
  if (merchantReference !== undefined && merchantReference !== expected.reference) return 'unknown';
  if (resultCode === 'PartiallyAuthorised' && !hasAction(evidence))
    return isText(pspReference) && leavesSome(evidence, expected) ? 'action-required' : 'unknown';
  if (!isSame(amount, expected.amount)) return 'unknown';
  if (hasAction(evidence)) {
    if (resultCode === 'Authorised') return 'unknown';
    return ON_PAPER.has((evidence.action as { readonly type?: unknown }).type)
      ? 'pending'
      : 'action-required';
  }
  if (resultCode === 'Authorised')
    return isText(pspReference) && merchantReference !== undefined && amount ? 'paid' : 'unknown';
  if (resultCode === 'Error') return isText(pspReference) ? 'refused' : 'unknown';
  return BY_CODE.get(resultCode) ?? 'unknown';
}

function leavesSome(evidence: Evidence, { amount }: Expectation): boolean {
  const remaining = evidence.order?.remainingAmount;
  return remaining?.currency === amount.currency && remaining.value > 0 && remaining.value < amount.value;
}
