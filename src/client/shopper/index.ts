import { get, post } from '../operation.js';
import { ApplePaySession, ApplePaySessionAnswer } from './apple-pay.js';
import { AttemptAnswer, FenceRequest, ReserveRequest } from './attempt.js';
import { cardHints } from './card-hints.js';
import { priceDelivery } from './deliveries.js';
import { donate, listCauses } from './donations.js';
import { giftCardBalance } from './gift-cards.js';
import { DetailsRequest, PayRequest } from './pay.js';
import { methods } from './methods.js';
import { removeParts } from './parts.js';

export type { MethodFamily, RedirectMethod } from './payment-methods.js';
export {
  AttemptAnswer,
  FenceRequest,
  isOnPaper,
  isWaitedFor,
  ReserveRequest,
  type Action,
  type Reason,
} from './attempt.js';
export { CardHints, cardHints, CardHintsRequest } from './card-hints.js';
export { Delivery, DeliveryPrice, DeliveryRequest, priceDelivery, ShippingOption } from './deliveries.js';
export {
  GIFT_CARD_RESULTS,
  GiftCardBalance,
  giftCardBalance,
  GiftCardBalanceRequest,
  type GiftCardResult,
} from './gift-cards.js';
export { Cause, CausesAnswer, CausesRequest, donate, DonateRequest, listCauses } from './donations.js';
export { PAPER_LINES, type Paper } from './paper.js';
export { PaidPart, removeParts, RemovePartsAnswer, RemovePartsRequest, type OrderParts } from './parts.js';
export { DetailsRequest, PayRequest, Browser } from './pay.js';
export {
  knownAttempt,
  methods,
  MethodsAnswer,
  MethodsRequest,
  type Method,
  type StoredCard,
} from './methods.js';

/** Pays an order, once for each key. Fails with `amount-changed` before anything is sent to the platform. */
export const pay = /*@__PURE__*/ post('/checkout/payments', {
  input: PayRequest,
  output: AttemptAnswer,
  success: [200, 202],
  idempotency: 'required',
});

/** Hands in what a bank's page or a redirect produced. */
export const details = /*@__PURE__*/ post('/checkout/payments/details', {
  input: DetailsRequest,
  output: AttemptAnswer,
  success: [200, 202],
});

/** What the ledger knows of an attempt of this session. Fails with `unknown-attempt`. */
export const attempt = /*@__PURE__*/ get('/attempts/{key}', { output: AttemptAnswer, success: [200, 202] });

/**
 * Ends an attempt that never arrived: if it still comes, nothing is done, for good. One that has arrived stays as it is.
 * The answer says which: `cancelled` with the reason `not-sent`, or where the attempt stands.
 */
export const fence = /*@__PURE__*/ post('/attempts/{key}/fence', {
  input: FenceRequest,
  output: AttemptAnswer,
  success: [200, 202],
});

/**
 * Ends an attempt that waits for the shopper to approve it in an app, so that another method may be chosen. The answer is
 * `cancelled`, or where the attempt stands if it could not be ended.
 */
export const cancel = /*@__PURE__*/ post('/attempts/{key}/cancel', {
  input: FenceRequest,
  output: AttemptAnswer,
  success: [200, 202],
});

/** Says which attempt of an order is about to be sent, for a page that cannot store it. */
export const reserve = /*@__PURE__*/ post('/attempts', { input: ReserveRequest, success: [204] });

/**
 * Vouches to Apple for the shop whose page opens a sheet of Apple Pay. A page names order and country alone: its domain is that of
 * the origin that the proxy has checked, and Apple's address is the platform's business. Fails with `invalid-request` where the
 * order cannot be paid by Apple Pay.
 */
export const applePaySession = /*@__PURE__*/ post('/applePay/sessions', {
  input: ApplePaySession,
  output: ApplePaySessionAnswer,
});

/**
 * The shopper's own contract with a merchant's proxy: only what a browser sends and shows. Amount, currency,
 * merchant account, references and return URL are the server's; the order's reference is all a page names.
 */
export const shopper = {
  methods,
  pay,
  details,
  attempt,
  fence,
  cancel,
  reserve,
  applePaySession,
  priceDelivery,
  giftCardBalance,
  cardHints,
  removeParts,
  listCauses,
  donate,
};
