import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { list, text, texts } from '../schema/fields.js';
import { Amount, oneOf } from '../schema/values.js';

/**
 * What has happened, of what a merchant is told about payments. The platform has more codes, and adds some: one that is not
 * known here is accepted like any other, and means nothing.
 *
 * - `AUTHORISATION`: the issuer has answered; `success` says how. `PENDING`: it will answer later.
 * - `AUTHORISATION_ADJUSTMENT`: another amount is authorised in place of the first.
 * - `CAPTURE`, `REFUND`, `CANCELLATION`: what was asked for and `received` is booked, or with `success` `false` it is not.
 * - `DONATION`: the same as `AUTHORISATION`, of a donation; `originalReference` is the payment that it followed.
 * - `CAPTURE_FAILED`, `REFUND_FAILED`: what was booked came back later. The money is where it was before.
 * - `CANCEL_OR_REFUND`: a reversal; `additionalData['modification.action']` says which of the two it became.
 * - `TECHNICAL_CANCEL`: a cancel by the merchant's own reference.
 * - `OFFER_CLOSED`: the time is over in which a voucher or a transfer could be paid, and no money came.
 * - `ORDER_OPENED`, `ORDER_CLOSED`: an order of several payments; closed with `success` `false`, its parts went back.
 * - `NOTIFICATION_OF_CHARGEBACK`, `CHARGEBACK`, `INFORMATION_SUPPLIED`, `CHARGEBACK_REVERSED`, `SECOND_CHARGEBACK`: a
 *   dispute begins, takes the money, is defended, and is won, or lost after all.
 * - `REQUEST_FOR_INFORMATION`: a bank asks about a payment, and takes no money yet.
 * - `DISPUTE_DEFENSE_PERIOD_ENDED`: the time to answer a dispute is over.
 * - `PREARBITRATION_WON`, `PREARBITRATION_LOST`: a defended dispute is decided for good.
 * - `PAYOUT_THIRDPARTY`, `PAYOUT_DECLINE`: a payout was confirmed, which failed where `success` is `false`, or declined.
 * - `PAYOUT_EXPIRE`: no one reviewed a payout in time.
 * - `PAIDOUT_REVERSED`: a bank sent the money of a payout back.
 */
export const EVENT_CODES = [
  'AUTHORISATION',
  'AUTHORISATION_ADJUSTMENT',
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'CAPTURE',
  'CAPTURE_FAILED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
  'DONATION',
  'INFORMATION_SUPPLIED',
  'NOTIFICATION_OF_CHARGEBACK',
  'OFFER_CLOSED',
  'ORDER_CLOSED',
  'ORDER_OPENED',
  'PAIDOUT_REVERSED',
  'PAYOUT_DECLINE',
  'PAYOUT_EXPIRE',
  'PAYOUT_THIRDPARTY',
  'PENDING',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'REFUND',
  'REFUND_FAILED',
  'REQUEST_FOR_INFORMATION',
  'SECOND_CHARGEBACK',
  'TECHNICAL_CANCEL',
] as const;
export type EventCode = (typeof EVENT_CODES)[number];

/** One event. What its signature covers is told by `signedText`: believe nothing else without asking the platform. */
export const NotificationItem = /*@__PURE__*/ once(() =>
  z.object({
    /** `hmacSignature`, and facts by event: `authCode`, `cardSummary`, `modification.action`, `chargebackReasonCode` … */
    additionalData: texts(),
    amount: Amount(),
    eventCode: z.string(),
    /** When it happened, to the second and with an offset. The same however often it is sent. */
    eventDate: z.string(),
    merchantAccountCode: z.string(),
    /** `reference` of the capture, refund … where it had one, else that of the payment. */
    merchantReference: z.string(),
    /** What can be done with the payment now. */
    operations: list(z.string()),
    /** Of anything but a payment itself: `pspReference` of the payment. */
    originalReference: text(),
    /** The brand: `visa`. */
    paymentMethod: text(),
    /** Of what happened: the payment's own, the capture's, the dispute's. With `eventCode` and `success`, what makes it one. */
    pspReference: z.string(),
    /** Why it failed; of an authorised card: authorisation code, last four digits and expiry date. */
    reason: text(),
    success: oneOf('true', 'false'),
  }),
);
export type NotificationItem = z.infer<ReturnType<typeof NotificationItem>>;

/**
 * What the platform posts: JSON with one item or several, each signed by itself. The receiver stores it and
 * answers with status 200 and the text `[accepted]`; anything else, and it comes again after 2, 5, 10, 15 and 30 minutes,
 * 1, 2 and 4 hours, then every 8 hours for 30 days. So the same event comes twice, late, and in any order.
 */
export const NotificationBatch = /*@__PURE__*/ once(() =>
  z.object({
    live: z.string(),
    notificationItems: z.array(z.object({ NotificationRequestItem: NotificationItem() })),
  }),
);
export type NotificationBatch = z.infer<ReturnType<typeof NotificationBatch>>;
