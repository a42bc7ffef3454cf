import * as z from '../schema/schema.js';
import { PaymentMethodGroup } from '../checkout/methods-response.js';
import { channel } from '../checkout/fields/payment-fields.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { BankAccount } from '../recurring/stored-detail.js';
import { Amount, textOf } from '../schema/values.js';
import { InputDetail } from './input-detail.js';
import { additionalData, untyped } from './untyped.js';

/** Asks how an order can be paid. */
export const PaymentMethodsRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: additionalData(),
    allowedPaymentMethods: list(z.string()),
    amount: z.optional(Amount()),
    blockedPaymentMethods: list(z.string()),
    channel: channel(),
    countryCode: text(),
    /** @deprecated by the platform. */
    enableRealTimeUpdate: flag(),
    merchantAccount: z.string(),
    shopperLocale: text(),
    shopperReference: text(),
    store: text(16, 1),
    threeDSAuthenticationOnly: flag(),
  }),
);
export type PaymentMethodsRequest = z.input<ReturnType<typeof PaymentMethodsRequest>>;

/** A way to pay. */
export const PaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    brands: list(z.string()),
    configuration: z.optional(untyped()),
    details: list(InputDetail()),
    group: z.optional(PaymentMethodGroup()),
    /** @deprecated by the platform. */
    inputDetails: list(InputDetail()),
    name: text(),
    paymentMethodData: text(),
    supportsRecurring: flag(),
    type: text(),
  }),
);
export type PaymentMethod = z.infer<ReturnType<typeof PaymentMethod>>;

/** Methods that a page shows as one. */
export const PaymentMethodsGroup = /*@__PURE__*/ once(() =>
  z.object({
    groupType: text(),
    name: text(),
    types: list(z.string()),
  }),
);
export type PaymentMethodsGroup = z.infer<ReturnType<typeof PaymentMethodsGroup>>;

/** A stored card: of its number, the last four digits. */
export const Card = /*@__PURE__*/ once(() =>
  z.object({
    cvc: text(20, 1),
    expiryMonth: textOf(2, 1),
    expiryYear: textOf(4, 4),
    holderName: textOf(50, 1),
    issueNumber: text(2, 1),
    number: textOf(19, 4),
    startMonth: text(2, 1),
    startYear: text(4, 4),
  }),
);
export type Card = z.infer<ReturnType<typeof Card>>;

/** What a stored payment method was made from. */
export const StoredDetails = /*@__PURE__*/ once(() =>
  z.object({
    bank: z.optional(BankAccount()),
    card: z.optional(Card()),
    emailAddress: text(),
  }),
);
export type StoredDetails = z.infer<ReturnType<typeof StoredDetails>>;

/** A payment method that the shopper has stored, as an older drop-in shows it. */
export const RecurringDetail = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentMethod()),
    recurringDetailReference: text(),
    storedDetails: z.optional(StoredDetails()),
  }),
);
export type RecurringDetail = z.infer<ReturnType<typeof RecurringDetail>>;

/** A payment method that the shopper has stored. */
export const StoredPaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    expiryMonth: text(),
    expiryYear: text(),
    holderName: text(),
    id: text(),
    lastFour: text(),
    name: text(),
    shopperEmail: text(),
    supportedShopperInteractions: list(z.string()),
    type: text(),
  }),
);
export type StoredPaymentMethod = z.infer<ReturnType<typeof StoredPaymentMethod>>;

/** How an order can be paid, and what the shopper has stored. */
export const PaymentMethodsResponse = /*@__PURE__*/ once(() =>
  z.object({
    groups: list(PaymentMethodsGroup()),
    oneClickPaymentMethods: list(RecurringDetail()),
    paymentMethods: list(PaymentMethod()),
    storedPaymentMethods: list(StoredPaymentMethod()),
  }),
);
export type PaymentMethodsResponse = z.infer<ReturnType<typeof PaymentMethodsResponse>>;
