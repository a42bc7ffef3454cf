import * as z from '../schema/schema.js';
import { flag, list, text, texts, word } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** A choice. */
export const Item = /*@__PURE__*/ once(() =>
  z.object({
    id: text(),
    name: text(),
  }),
);
export type Item = z.infer<ReturnType<typeof Item>>;

/** An input within an input. */
export const SubInputDetail = /*@__PURE__*/ once(() =>
  z.object({
    configuration: texts(),
    items: list(Item()),
    key: text(),
    optional: flag(),
    type: text(),
    value: text(),
  }),
);
export type SubInputDetail = z.infer<ReturnType<typeof SubInputDetail>>;

/** An input that an older integration would show. */
export const InputDetail = /*@__PURE__*/ once(() =>
  z.object({
    configuration: texts(),
    details: list(SubInputDetail()),
    /** @deprecated by the platform. */
    inputDetails: list(SubInputDetail()),
    itemSearchUrl: text(),
    items: list(Item()),
    key: text(),
    optional: flag(),
    type: text(),
    value: text(),
  }),
);
export type InputDetail = z.infer<ReturnType<typeof InputDetail>>;

/** Methods that are shown as one. */
export const PaymentMethodGroup = /*@__PURE__*/ once(() =>
  z.object({
    name: text(),
    paymentMethodData: text(),
    type: text(),
  }),
);
export type PaymentMethodGroup = z.infer<ReturnType<typeof PaymentMethodGroup>>;

/** A bank to pick. */
export const PaymentMethodIssuer = /*@__PURE__*/ once(() =>
  z.object({
    disabled: flag(),
    id: z.string(),
    name: z.string(),
  }),
);
export type PaymentMethodIssuer = z.infer<ReturnType<typeof PaymentMethodIssuer>>;

/** An app to pick. */
export const PaymentMethodUPIApps = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
  }),
);
export type PaymentMethodUPIApps = z.infer<ReturnType<typeof PaymentMethodUPIApps>>;

/** A way to pay. */
export const PaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    apps: list(PaymentMethodUPIApps()),
    brand: text(),
    brands: list(z.string()),
    configuration: texts(),
    fundingSource: word('credit', 'debit'),
    group: z.optional(PaymentMethodGroup()),
    /** @deprecated by the platform. */
    inputDetails: list(InputDetail()),
    issuers: list(PaymentMethodIssuer()),
    name: text(),
    type: text(),
  }),
);
export type PaymentMethod = z.infer<ReturnType<typeof PaymentMethod>>;

/** A payment method that the shopper has stored. */
export const StoredPaymentMethod = /*@__PURE__*/ once(() =>
  z.object({
    bankAccountNumber: text(),
    bankLocationId: text(),
    brand: text(),
    expiryMonth: text(),
    expiryYear: text(),
    holderName: text(),
    iban: text(),
    id: text(),
    label: text(),
    lastFour: text(),
    name: text(),
    networkTxReference: text(),
    ownerName: text(),
    shopperEmail: text(),
    supportedRecurringProcessingModels: list(z.string()),
    supportedShopperInteractions: list(z.string()),
    type: text(),
  }),
);
export type StoredPaymentMethod = z.infer<ReturnType<typeof StoredPaymentMethod>>;

/** How an order can be paid. */
export const PaymentMethodsResponse = /*@__PURE__*/ once(() =>
  z.object({
    paymentMethods: list(PaymentMethod()),
    storedPaymentMethods: list(StoredPaymentMethod()),
  }),
);
export type PaymentMethodsResponse = z.infer<ReturnType<typeof PaymentMethodsResponse>>;
