import * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf } from '../schema/values.js';
import { ApplicationInfo } from './fields/application.js';
import { LineItem } from './fields/basket.js';
import { PlatformChargebackLogic, Split, SubMerchantInfo } from './fields/funds.js';
import { industryUsage } from './fields/payment-fields.js';
import { REFUND_REASONS } from './refund-reasons.js';

/*
 * What can be done with a payment after it was authorised. Every answer says no more than that the request was received:
 * what became of it comes as a notification.
 */

/** What every request says. */
const requested = () => ({
  applicationInfo: z.optional(ApplicationInfo()),
  merchantAccount: z.string(),
  reference: text(),
});

/** What every answer says; `pspReference` is the request's own. */
const received = () => ({
  merchantAccount: z.string(),
  pspReference: z.string(),
  reference: text(),
  status: oneOf('received'),
});

/** How an amount is made up, as captures, refunds and new amounts say it. */
const amountFields = () => ({
  amount: Amount(),
  lineItems: list(LineItem()),
  splits: list(Split()),
});

/** Cancels a payment of which only the merchant's own reference is known. */
export const StandalonePaymentCancelRequest = /*@__PURE__*/ once(() =>
  z.object({ ...requested(), paymentReference: z.string() }),
);
export type StandalonePaymentCancelRequest = z.input<ReturnType<typeof StandalonePaymentCancelRequest>>;

/** The cancellation, named by the reference that it was asked with. */
export const StandalonePaymentCancelResponse = /*@__PURE__*/ once(() =>
  z.object({ ...received(), paymentReference: z.string() }),
);
export type StandalonePaymentCancelResponse = z.infer<ReturnType<typeof StandalonePaymentCancelResponse>>;

/** Cancels a payment that was not captured. */
export const PaymentCancelRequest = /*@__PURE__*/ once(() => z.object(requested()));
export type PaymentCancelRequest = z.input<ReturnType<typeof PaymentCancelRequest>>;

/** The cancellation; `paymentPspReference` is the payment. */
export const PaymentCancelResponse = /*@__PURE__*/ once(() =>
  z.object({ ...received(), paymentPspReference: z.string() }),
);
export type PaymentCancelResponse = z.infer<ReturnType<typeof PaymentCancelResponse>>;

/** Cancels a payment, or refunds it if it was captured. */
export const PaymentReversalRequest = /*@__PURE__*/ once(() => PaymentCancelRequest());
export type PaymentReversalRequest = PaymentCancelRequest;

/** The reversal; which of the two it became, a notification tells. */
export const PaymentReversalResponse = /*@__PURE__*/ once(() => PaymentCancelResponse());
export type PaymentReversalResponse = PaymentCancelResponse;

const amountUpdateFields = () => ({ ...amountFields(), industryUsage: industryUsage() });

/** Changes the amount of a payment that was not captured: `amount` is the new one, not the difference. */
export const PaymentAmountUpdateRequest = /*@__PURE__*/ once(() =>
  z.object({ ...requested(), ...amountUpdateFields() }),
);
export type PaymentAmountUpdateRequest = z.input<ReturnType<typeof PaymentAmountUpdateRequest>>;

/** The new amount, as it was asked for. */
export const PaymentAmountUpdateResponse = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentCancelResponse()), ...amountUpdateFields(), reference: z.string() }),
);
export type PaymentAmountUpdateResponse = z.infer<ReturnType<typeof PaymentAmountUpdateResponse>>;

const captureFields = () => ({
  ...amountFields(),
  platformChargebackLogic: z.optional(PlatformChargebackLogic()),
  subMerchants: list(SubMerchantInfo()),
});

/** Takes all or part of what was authorised. */
export const PaymentCaptureRequest = /*@__PURE__*/ once(() =>
  z.object({ ...requested(), ...captureFields() }),
);
export type PaymentCaptureRequest = z.input<ReturnType<typeof PaymentCaptureRequest>>;

/** The capture, as it was asked for. */
export const PaymentCaptureResponse = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentCancelResponse()), ...captureFields() }),
);
export type PaymentCaptureResponse = z.infer<ReturnType<typeof PaymentCaptureResponse>>;

const refundFields = () => ({
  ...amountFields(),
  merchantRefundReason: z.optional(z.nullable(oneOf(...REFUND_REASONS))),
  store: text(),
});

/** Gives back all or part of what was captured. */
export const PaymentRefundRequest = /*@__PURE__*/ once(() => z.object({ ...requested(), ...refundFields() }));
export type PaymentRefundRequest = z.input<ReturnType<typeof PaymentRefundRequest>>;

/** The refund, as it was asked for. */
export const PaymentRefundResponse = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentCancelResponse()), ...refundFields() }),
);
export type PaymentRefundResponse = z.infer<ReturnType<typeof PaymentRefundResponse>>;
