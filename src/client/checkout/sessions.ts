import * as z from '../schema/schema.js';
import { flag, text, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';
import { CheckoutSessionInstallmentOption } from './fields/installments.js';
import { authenticationFields, chargeFields, offerFields, payerFields } from './fields/payment-fields.js';
import { SESSION_STATUSES } from './fields/session-statuses.js';
import { storeFiltrationMode } from './methods-request.js';

/** Opens a session in which the platform's own page or drop-in takes one payment. */
export const CreateCheckoutSessionRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payerFields(),
    ...chargeFields(),
    ...authenticationFields(),
    ...offerFields(),
    countryCode: text(),
    installmentOptions: z.optional(z.record(z.string(), CheckoutSessionInstallmentOption())),
    merchantOrderReference: text(),
    mode: word('embedded', 'hosted'),
    reference: z.string(),
    returnUrl: textOf(8000),
    shopperIP: text(),
    shopperReference: text(256, 3),
    shopperStatement: text(),
    showInstallmentAmount: flag(),
    storeFiltrationMode: storeFiltrationMode(),
  }),
);
export type CreateCheckoutSessionRequest = z.input<ReturnType<typeof CreateCheckoutSessionRequest>>;

/** A session: what was asked, its id, and the data that a drop-in starts from, or the address of the hosted page. */
export const CreateCheckoutSessionResponse = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(CreateCheckoutSessionRequest()),
    expiresAt: timeOf(),
    id: z.string(),
    sessionData: text(),
    url: text(),
  }),
);
export type CreateCheckoutSessionResponse = z.infer<ReturnType<typeof CreateCheckoutSessionResponse>>;

/** Asks how a session ended, with the result that the shopper's page was given. */
export const SessionResultRequest = /*@__PURE__*/ once(() => z.object({ sessionResult: z.string() }));
export type SessionResultRequest = z.input<ReturnType<typeof SessionResultRequest>>;

/** How a session ended. */
export const SessionResultResponse = /*@__PURE__*/ once(() =>
  z.object({
    id: text(),
    status: word(...SESSION_STATUSES),
  }),
);
export type SessionResultResponse = z.infer<ReturnType<typeof SessionResultResponse>>;
