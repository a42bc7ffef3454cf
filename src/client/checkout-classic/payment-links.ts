import * as z from '../schema/schema.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';
import { Address } from './shopper.js';

/** Makes a page of the platform that takes one payment. */
export const CreatePaymentLinkRequest = /*@__PURE__*/ once(() =>
  z.object({
    allowedPaymentMethods: list(z.string()),
    amount: Amount(),
    billingAddress: z.optional(Address()),
    blockedPaymentMethods: list(z.string()),
    countryCode: z.string(),
    deliveryAddress: z.optional(Address()),
    description: text(),
    expiresAt: text(),
    merchantAccount: z.string(),
    reference: z.string(),
    returnUrl: text(),
    shopperEmail: text(),
    shopperLocale: text(),
    shopperReference: text(),
    storePaymentMethod: flag(),
  }),
);
export type CreatePaymentLinkRequest = z.input<ReturnType<typeof CreatePaymentLinkRequest>>;

/** The link's address, and until when it works. */
export const CreatePaymentLinkResponse = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    expiresAt: z.string(),
    reference: z.string(),
    url: z.string(),
  }),
);
export type CreatePaymentLinkResponse = z.infer<ReturnType<typeof CreatePaymentLinkResponse>>;
