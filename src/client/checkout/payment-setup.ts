import * as z from '../schema/schema.js';
import { count, flag, list, text, texts, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';
import { ForexQuote } from './fields/basket.js';
import { Installments, InstallmentsNumber } from './fields/installments.js';
import { PaymentMethod } from './methods-response.js';
import { chargeFields, payerFields } from './fields/payment-fields.js';
import { Address } from './fields/shopper.js';
import { StoredDetails } from './stored-details.js';

/** Whether the older drop-in asks for an address. */
export const Avs = /*@__PURE__*/ once(() =>
  z.object({
    addressEditable: flag(),
    enabled: word('yes', 'no', 'automatic'),
  }),
);
export type Avs = z.input<ReturnType<typeof Avs>>;

const shownAs = () => word('editable', 'hidden', 'readOnly');

/** How the older drop-in shows what is known of the shopper. */
export const ShopperInput = /*@__PURE__*/ once(() =>
  z.object({
    billingAddress: shownAs(),
    deliveryAddress: shownAs(),
    personalDetails: shownAs(),
  }),
);
export type ShopperInput = z.input<ReturnType<typeof ShopperInput>>;

/** Whether the drop-in asks for the name on the card. */
export const cardHolderName = () => word('NONE', 'OPTIONAL', 'REQUIRED');

/** What the older drop-in asks for. */
export const Configuration = /*@__PURE__*/ once(() =>
  z.object({
    avs: z.optional(Avs()),
    cardHolderName: cardHolderName(),
    installments: z.optional(InstallmentsNumber()),
    shopperInput: z.optional(ShopperInput()),
  }),
);
export type Configuration = z.input<ReturnType<typeof Configuration>>;

/** A card of a card scheme's own wallet. */
export const SecureRemoteCommerceCheckoutData = /*@__PURE__*/ once(() =>
  z.object({
    checkoutPayload: text(10000),
    correlationId: text(40, 1),
    cvc: text(20, 1),
    digitalCardId: text(80),
    scheme: word('mc', 'visa'),
    tokenReference: text(80),
  }),
);
export type SecureRemoteCommerceCheckoutData = z.input<ReturnType<typeof SecureRemoteCommerceCheckoutData>>;

/** Asks for what an older drop-in, that of `token` and `sdkVersion`, starts from. */
export const PaymentSetupRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payerFields(),
    ...chargeFields(),
    allowedPaymentMethods: list(z.string()),
    billingAddress: z.optional(Address()),
    blockedPaymentMethods: list(z.string()),
    checkoutAttemptId: text(),
    configuration: z.optional(Configuration()),
    /** @deprecated by the platform. */
    conversionId: text(),
    countryCode: z.string(),
    dccQuote: z.optional(ForexQuote()),
    deliveryAddress: z.optional(Address()),
    deliveryDate: time(),
    entityType: word('NaturalPerson', 'CompanyName'),
    fraudOffset: count(),
    installments: z.optional(Installments()),
    localizedShopperStatement: texts(),
    merchantOrderReference: text(),
    orderReference: text(),
    origin: text(),
    reference: z.string(),
    returnUrl: textOf(8000),
    sdkVersion: text(),
    secureRemoteCommerceCheckoutData: z.optional(SecureRemoteCommerceCheckoutData()),
    sessionValidity: text(),
    shopperIP: text(),
    shopperReference: text(),
    shopperStatement: text(),
    store: text(16, 1),
    token: text(),
  }),
);
export type PaymentSetupRequest = z.input<ReturnType<typeof PaymentSetupRequest>>;

/** A payment method that the shopper has stored, as an older drop-in shows it. */
export const RecurringDetail = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentMethod()),
    recurringDetailReference: text(),
    storedDetails: z.optional(StoredDetails()),
  }),
);
export type RecurringDetail = z.infer<ReturnType<typeof RecurringDetail>>;

/** What an older drop-in starts from: only the drop-in can read it. */
export const PaymentSetupResponse = /*@__PURE__*/ once(() =>
  z.object({
    paymentSession: text(),
    /** @deprecated by the platform. */
    recurringDetails: list(RecurringDetail()),
  }),
);
export type PaymentSetupResponse = z.infer<ReturnType<typeof PaymentSetupResponse>>;
