import { debitOf } from './debits.js';
import { invoiceOf } from './invoices.js';
import { shortFormOf, type ShortForm } from './short-forms.js';

/** What the shopper does once a payment by a method has begun; undefined where the platform alone goes on. */
export const nextOf = (type: string): ShortForm['next'] | undefined =>
  (shortFormOf(type) ?? invoiceOf(type))?.next;

/** The name by which shoppers know a method whose payment they wait for, or keep a paper of. */
export const waitedName = (type: string): string | undefined =>
  (shortFormOf(type) ?? invoiceOf(type) ?? debitOf(type))?.name;

/** Whether a method is paid elsewhere, by a voucher or a transfer. */
export const isPaidElsewhere = (type: string): boolean => {
  const next = nextOf(type);
  return next === 'voucher' || next === 'bankTransfer';
};

/** Minutes that a payment waits for a shopper where its method sets no limit. */
const USUAL_MINUTES = 15;

/** Milliseconds that a shopper has to approve a payment in an app, or to pay it elsewhere, where the platform does not say until when. */
export const timeToApprove = (type: string): number =>
  ((shortFormOf(type) ?? invoiceOf(type))?.minutes ?? USUAL_MINUTES) * 60_000;
