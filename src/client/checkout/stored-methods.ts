import * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { RECURRING_MODELS } from './fields/recurring-models.js';

/** Whose stored payment methods, and under which merchant account. */
export const StoredPaymentMethodsQuery = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: text(),
    shopperReference: text(),
  }),
);
export type StoredPaymentMethodsQuery = z.input<ReturnType<typeof StoredPaymentMethodsQuery>>;

/** Whose stored payment method it is that goes. */
export const StoredPaymentMethodOwner = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: z.string(),
    shopperReference: z.string(),
  }),
);
export type StoredPaymentMethodOwner = z.input<ReturnType<typeof StoredPaymentMethodOwner>>;

/** A card to store, by four envelopes of the card frame; clear fields are no browser's to send. */
export const PaymentMethodToStore = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    cvc: text(),
    encryptedCardNumber: text(15000),
    encryptedExpiryMonth: text(15000),
    encryptedExpiryYear: text(15000),
    encryptedSecurityCode: text(15000),
    expiryMonth: text(),
    expiryYear: text(),
    holderName: text(),
    number: text(),
    type: text(),
  }),
);
export type PaymentMethodToStore = z.input<ReturnType<typeof PaymentMethodToStore>>;

/** Stores a payment method without paying. */
export const StoredPaymentMethodRequest = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: z.string(),
    paymentMethod: PaymentMethodToStore(),
    recurringProcessingModel: oneOf(...RECURRING_MODELS),
    shopperEmail: text(),
    shopperIP: text(),
    shopperReference: z.string(),
  }),
);
export type StoredPaymentMethodRequest = z.input<ReturnType<typeof StoredPaymentMethodRequest>>;

/** A stored payment method. */
export const StoredPaymentMethodResource = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    expiryMonth: text(),
    expiryYear: text(),
    externalResponseCode: text(),
    externalTokenReference: text(),
    holderName: text(),
    iban: text(),
    id: text(),
    issuerName: text(),
    lastFour: text(),
    name: text(),
    networkTxReference: text(),
    ownerName: text(),
    shopperEmail: text(),
    shopperReference: text(256, 3),
    supportedRecurringProcessingModels: list(z.string()),
    type: text(),
  }),
);
export type StoredPaymentMethodResource = z.infer<ReturnType<typeof StoredPaymentMethodResource>>;

/** What a shopper has stored. */
export const ListStoredPaymentMethodsResponse = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: text(),
    shopperReference: text(),
    storedPaymentMethods: list(StoredPaymentMethodResource()),
  }),
);
export type ListStoredPaymentMethodsResponse = z.infer<ReturnType<typeof ListStoredPaymentMethodsResponse>>;
