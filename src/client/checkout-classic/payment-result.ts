import * as z from '../schema/schema.js';
import { notes } from '../checkout/fields/answer-fields.js';
import { FraudResult } from '../checkout/fields/fraud-result.js';
import { text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** What the page got from the drop-in. */
export const PaymentVerificationRequest = /*@__PURE__*/ once(() => z.object({ payload: z.string() }));
export type PaymentVerificationRequest = z.input<ReturnType<typeof PaymentVerificationRequest>>;

/** An error of the platform inside an answer. */
export const ServiceError = /*@__PURE__*/ once(() =>
  z.object({ errorCode: text(), errorType: text(), message: text() }),
);
export type ServiceError = z.infer<ReturnType<typeof ServiceError>>;

/** The outcome of a payment, as the older variant tells it. */
export const PaymentVerificationResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    fraudResult: z.optional(FraudResult()),
    merchantReference: z.string(),
    paymentMethod: z.string(),
    pspReference: text(),
    refusalReason: text(),
    refusalReasonCode: text(),
    resultCode: word(
      'AuthenticationFinished',
      'Authorised',
      'Cancelled',
      'ChallengeShopper',
      'Error',
      'IdentifyShopper',
      'Pending',
      'PresentToShopper',
      'Received',
      'RedirectShopper',
      'Refused',
    ),
    serviceError: z.optional(ServiceError()),
    shopperLocale: z.string(),
  }),
);
export type PaymentVerificationResponse = z.input<ReturnType<typeof PaymentVerificationResponse>>;
