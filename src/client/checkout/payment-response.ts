import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';
import { Action } from './action.js';
import { notes } from './fields/answer-fields.js';
import { FraudResult } from './fields/fraud-result.js';
import { CheckoutOrderResponse } from './orders.js';
import { resultCode } from './fields/payment-fields.js';
import { ThreeDS2ResponseData, ThreeDS2Result } from './fields/three-ds.js';

/** What was paid with. */
export const ResponsePaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    type: text(),
  }),
);
export type ResponsePaymentMethod = z.infer<ReturnType<typeof ResponsePaymentMethod>>;

/** What both answers say; a function, so that no schema is made before it is asked for. */
const answerFields = () => ({
  action: z.optional(Action()),
  additionalData: notes(),
  amount: z.optional(Amount()),
  donationToken: text(),
  fraudResult: z.optional(FraudResult()),
  merchantReference: text(),
  order: z.optional(CheckoutOrderResponse()),
  paymentMethod: z.optional(ResponsePaymentMethod()),
  pspReference: text(),
  refusalReason: text(),
  refusalReasonCode: text(),
  resultCode: resultCode(),
  threeDS2ResponseData: z.optional(ThreeDS2ResponseData()),
  threeDS2Result: z.optional(ThreeDS2Result()),
  threeDSPaymentData: text(),
});

/** The answer to a payment. `outcomeOf` says what it means. */
export const PaymentResponse = /*@__PURE__*/ once(() => z.object(answerFields()));
export type PaymentResponse = z.infer<ReturnType<typeof PaymentResponse>>;

/**
 * The answer to details; an action may follow an action. That is not in the platform's list, but sent: a fingerprint is
 * followed by a challenge this way.
 */
export const PaymentDetailsResponse = /*@__PURE__*/ once(() =>
  z.object({ ...answerFields(), shopperLocale: text() }),
);
export type PaymentDetailsResponse = z.infer<ReturnType<typeof PaymentDetailsResponse>>;
