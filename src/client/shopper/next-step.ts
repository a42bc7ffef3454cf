import { invoiceOf } from './invoices.js';
import { shortFormOf, type ShortForm } from './short-forms.js';

/** What the shopper does once a payment by a method has begun; undefined where the platform alone goes on. */
export const nextOf = (type: string): ShortForm['next'] | undefined =>
  (shortFormOf(type) ?? invoiceOf(type))?.next;

/** Whether a method is paid elsewhere, by a voucher or a transfer. */
export const isPaidElsewhere = (type: string): boolean => {
  const next = nextOf(type);
  return next === 'voucher' || next === 'bankTransfer';
};

/**
 * What the platform does with a refund of a method, where it is not simply paid back: a till gives nothing back, and a transfer goes to
 * an account that the shopper names.
 */
export function refundsOf(type: string): 'not-possible' | 'to-named-account' | undefined {
  const next = nextOf(type);
  if (next === 'voucher') return 'not-possible';
  return next === 'bankTransfer' ? 'to-named-account' : undefined;
}

/** Minutes that a payment waits for an app, and for money that is paid elsewhere, where its method sets no limit. */
const [IN_AN_APP, ELSEWHERE] = [15, 14 * 24 * 60];

/**
 * Milliseconds that a shopper has to approve a payment in an app, or to pay it elsewhere, where the platform does not say until
 * when. `isOnPaper` says which it is for a method that is not known here.
 */
export const timeToApprove = (type: string, isOnPaper = false): number => {
  const { minutes = isOnPaper ? ELSEWHERE : IN_AN_APP } = shortFormOf(type) ?? invoiceOf(type) ?? {};
  return minutes * 60_000;
};
