import { get } from '../operation.js';
import { PaymentPage, PaymentRecord, PaymentSearch } from './payment.js';

export * from './payment.js';

/** Finds payments in the proxy's own ledger, latest first. */
export const listPayments = /*@__PURE__*/ get('/payments', { input: PaymentSearch, output: PaymentPage });

/** One payment with its history, by its reference. Fails with `not-found`. */
export const getPayment = /*@__PURE__*/ get('/payments/{reference}', { output: PaymentRecord });

/** What a merchant's proxy tells those who work for the merchant, from its own ledger. For all others it is not there. */
export const operator = { listPayments, getPayment };
