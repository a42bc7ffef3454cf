import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';
import { notes } from './fields/answer-fields.js';
import { FraudResult } from './fields/fraud-result.js';
import { CheckoutOrderResponse } from './orders.js';
import { resultCode } from './fields/payment-fields.js';

/** What the page got from an older drop-in. */
export const PaymentVerificationRequest = /*@__PURE__*/ once(() => z.object({ payload: textOf(40000) }));
export type PaymentVerificationRequest = z.input<ReturnType<typeof PaymentVerificationRequest>>;

/** An error of the platform inside an answer. */
export const ServiceErrorDetails = /*@__PURE__*/ once(() =>
  z.object({
    errorCode: text(),
    errorType: text(),
    message: text(),
    pspReference: text(),
  }),
);
export type ServiceErrorDetails = z.infer<ReturnType<typeof ServiceErrorDetails>>;

/** The outcome of a payment that an older drop-in made. */
export const PaymentVerificationResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    fraudResult: z.optional(FraudResult()),
    merchantReference: z.string(),
    order: z.optional(CheckoutOrderResponse()),
    pspReference: text(),
    refusalReason: text(),
    refusalReasonCode: text(),
    resultCode: resultCode(),
    serviceError: z.optional(ServiceErrorDetails()),
    shopperLocale: z.string(),
  }),
);
export type PaymentVerificationResponse = z.infer<ReturnType<typeof PaymentVerificationResponse>>;
