import * as z from '../schema/schema.js';
import { notes } from '../checkout/fields/answer-fields.js';
import { FraudResult } from '../checkout/fields/fraud-result.js';
import { list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';
import { InputDetail } from './input-detail.js';
import { PaymentVerificationResponse } from './payment-result.js';
import { untyped } from './untyped.js';

/** What the shopper has to do next. A fingerprint and a challenge are two types here. */
export const CheckoutPaymentsAction = /*@__PURE__*/ once(() =>
  z.object({
    alternativeReference: text(),
    data: z.optional(untyped()),
    downloadUrl: text(),
    entity: text(),
    expiresAt: text(),
    initialAmount: z.optional(Amount()),
    instructionsUrl: text(),
    issuer: text(),
    maskedTelephoneNumber: text(),
    merchantName: text(),
    merchantReference: text(),
    method: text(),
    paymentData: text(),
    paymentMethodType: text(),
    qrCodeData: text(),
    reference: text(),
    shopperEmail: text(),
    shopperName: text(),
    surcharge: z.optional(Amount()),
    token: text(),
    totalAmount: z.optional(Amount()),
    type: word(
      'await',
      'donate',
      'qrCode',
      'redirect',
      'sdk',
      'threeDS2Challenge',
      'threeDS2Fingerprint',
      'voucher',
      'wechatpaySDK',
    ),
    url: text(),
  }),
);
export type CheckoutPaymentsAction = z.infer<ReturnType<typeof CheckoutPaymentsAction>>;

/** Where the shopper goes, with which fields. `action` says the same of newer answers. */
export const Redirect = /*@__PURE__*/ once(() =>
  z.object({
    data: z.optional(untyped()),
    method: word('GET', 'POST'),
    url: text(),
  }),
);
export type Redirect = z.infer<ReturnType<typeof Redirect>>;

/** The answer to a payment, and to its details. It is final only if it has neither `action` nor `redirect`. */
export const PaymentResponse = /*@__PURE__*/ once(() =>
  z.object({
    action: z.optional(CheckoutPaymentsAction()),
    additionalData: notes(),
    amount: z.optional(Amount()),
    authentication: z.optional(untyped()),
    details: list(InputDetail()),
    fraudResult: z.optional(FraudResult()),
    merchantReference: text(),
    outputDetails: z.optional(untyped()),
    paymentData: text(),
    pspReference: text(),
    redirect: z.optional(Redirect()),
    refusalReason: text(),
    refusalReasonCode: text(),
    resultCode: z.shapeOf(PaymentVerificationResponse()).resultCode,
  }),
);
export type PaymentResponse = z.infer<ReturnType<typeof PaymentResponse>>;
