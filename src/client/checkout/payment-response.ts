import * as z from 'zod/mini';

import { once } from '../once.js';
import { Amount } from '../values.js';
import { Action } from './action.js';
import { known, notes } from './answer-fields.js';
import { text } from './fields.js';
import { FraudResult } from './fraud-result.js';
import { ThreeDS2ResponseData, ThreeDS2Result } from './three-ds-result.js';

/** What was paid with. */
export const ResponsePaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    type: text(),
  }),
);
export type ResponsePaymentMethod = z.infer<ReturnType<typeof ResponsePaymentMethod>>;

/** An open order that several payments add up to. */
export const CheckoutOrderResponse = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    expiresAt: text(),
    orderData: text(),
    pspReference: z.string(),
    reference: text(),
    remainingAmount: z.optional(Amount()),
  }),
);
export type CheckoutOrderResponse = z.infer<ReturnType<typeof CheckoutOrderResponse>>;

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
  resultCode: known(
    'AuthenticationFinished',
    'AuthenticationNotRequired',
    'Authorised',
    'Cancelled',
    'ChallengeShopper',
    'Error',
    'IdentifyShopper',
    'PartiallyAuthorised',
    'Pending',
    'PresentToShopper',
    'Received',
    'RedirectShopper',
    'Refused',
    'Success',
  ),
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
