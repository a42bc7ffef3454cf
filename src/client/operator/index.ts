import { get, post } from '../operation.js';
import { DailyFigures, DailyFilter } from './daily-figures.js';
import { DeedFilter, DeedPage } from './deed.js';
import { DisputeFilter, DisputePage, DisputeRecord } from './dispute.js';
import { ErasureFilter, ErasurePage } from './erasure.js';
import { Health } from './health.js';
import { OwnRows } from './own-rows.js';
import { PaymentLinkFilter, PaymentLinkPage } from './payment-link.js';
import { PaymentFilter, PaymentPage, PaymentRecord, PaymentSearch, PaymentTotals } from './payment.js';
import { PayoutFilter, PayoutPage } from './payout.js';
import { PermitFilter, PermitPage } from './permit.js';
import { SaleFilter, SalePage, SaleRecord } from './sale.js';
import { Summary, SummaryFilter } from './summary.js';
import { SettlementRequest, UnsettledPage, UnsettledSearch } from './unsettled.js';

export * from './daily-figures.js';
export * from './deed.js';
export * from './dispute.js';
export * from './erasure.js';
export * from './health.js';
export * from './own-rows.js';
export * from './payment-link.js';
export * from './payment.js';
export * from './payout.js';
export * from './permit.js';
export * from './sale.js';
export * from './summary.js';
export * from './unsettled.js';

/**
 * Finds payments in the proxy's own ledger, latest first. A page goes on where the one before it ended, whatever was begun
 * meanwhile.
 */
export const listPayments = /*@__PURE__*/ get('/payments', { input: PaymentSearch, output: PaymentPage });

/** What the payments that a search finds come to in each currency, and what payments can be narrowed to. */
export const getPaymentTotals = /*@__PURE__*/ get('/payment-totals', {
  input: PaymentFilter,
  output: PaymentTotals,
});

/** One payment with its history, by its reference or by the platform's. Fails with `not-found`. */
export const getPayment = /*@__PURE__*/ get('/payments/{reference}', { output: PaymentRecord });

/**
 * Payments whose outcome is unknown beyond the time in which the proxy finds out by itself, those that it could not give
 * back, and those that it could not tell the shop of, the oldest first.
 */
export const listUnsettled = /*@__PURE__*/ get('/unsettled', {
  input: UnsettledSearch,
  output: UnsettledPage,
});

/**
 * Settles one of them by hand: paid, or not charged; or what could not be given back, by trying again or by saying that it
 * was. It is written down with who said so. Fails with `already-settled` where something else was found out meanwhile, and
 * with `attempt-open` before its time.
 */
export const settlePayment = /*@__PURE__*/ post('/payments/{reference}/settlement', {
  input: SettlementRequest,
  output: PaymentRecord,
  idempotency: 'required',
});

/**
 * Writes that staff and sellers asked for, from the proxy's journal, latest first. Approvers may call it too, and see what they
 * asked for themselves.
 */
export const listDeeds = /*@__PURE__*/ get('/deeds', { input: DeedFilter, output: DeedPage });

/**
 * Payouts that were submitted through this proxy, latest first, with their state. Approvers may call it too: it is the queue that they
 * review.
 */
export const listPayouts = /*@__PURE__*/ get('/payouts', { input: PayoutFilter, output: PayoutPage });

/**
 * Permits to charge stored details that were asked for through this proxy, latest first, with where each stands. The platform lists
 * none; tokens are in no answer.
 */
export const listPermits = /*@__PURE__*/ get('/permits', { input: PermitFilter, output: PermitPage });

/**
 * Payment links that were made through this proxy, latest first, with who made and who ended each. The platform lists none; whether
 * one is paid, `getPaymentLink` says.
 */
export const listPaymentLinks = /*@__PURE__*/ get('/paymentLinks', {
  input: PaymentLinkFilter,
  output: PaymentLinkPage,
});

/**
 * Erasures that were asked for through this proxy, latest first, with the platform's answer and who asked. The platform lists none;
 * nothing about a shopper is in an answer.
 */
export const listErasures = /*@__PURE__*/ get('/erasures', { input: ErasureFilter, output: ErasurePage });

/** Disputes that the platform has reported, latest first, with where each stands. */
export const listDisputes = /*@__PURE__*/ get('/disputes', { input: DisputeFilter, output: DisputePage });

/** One dispute with all that became of it, by the platform's reference. Fails with `not-found`. */
export const getDispute = /*@__PURE__*/ get('/disputes/{reference}/history', { output: DisputeRecord });

/**
 * Orders that hold a line of a seller's, latest first, cut down to those lines; the buyer is masked. Sellers may call it too, and see
 * their own sales. Orders come from the merchant's service of listings.
 */
export const listSales = /*@__PURE__*/ get('/sales', { input: SaleFilter, output: SalePage });

/** One sale with the payments that count for it, by the order's number. Fails with `not-found`, also where no line is the seller's. */
export const getSale = /*@__PURE__*/ get('/sales/{reference}', { output: SaleRecord });

/**
 * What waits for the caller, with counts, sums and deadlines, and figures. Approvers and sellers may call it too: they see what
 * waits for them, and what is theirs.
 */
export const getSummary = /*@__PURE__*/ get('/summary', { input: SummaryFilter, output: Summary });

/** What the platform reported as captured and refunded on each of the last days, by the clocks of a time zone. */
export const getDailyFigures = /*@__PURE__*/ get('/daily-figures', {
  input: DailyFilter,
  output: DailyFigures,
});

/** Which interfaces are closed for want of an option, when the platform last reported something, and what is left of the workspace's rate. */
export const getHealth = /*@__PURE__*/ get('/health', { output: Health });

/**
 * What the caller may call, so that a page offers nothing that their role does not allow. Approvers and sellers may call it too. What is
 * closed to them is not named.
 */
export const listOwnRows = /*@__PURE__*/ get('/rows', { output: OwnRows });

/** What a merchant's proxy tells those who work for the merchant, from its own ledger. For all others it is not there. */
export const operator = {
  listPayments,
  getPaymentTotals,
  getPayment,
  listUnsettled,
  settlePayment,
  listDeeds,
  listPayouts,
  listPermits,
  listPaymentLinks,
  listErasures,
  listDisputes,
  getDispute,
  listSales,
  getSale,
  getSummary,
  getDailyFigures,
  getHealth,
  listOwnRows,
};
