import * as z from '../schema/schema.js';
import { RECURRING_MODELS } from '../checkout/fields/recurring-models.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf, textOf } from '../schema/values.js';
import { InstallmentChoice } from './card-extras.js';
import { DebitDetails } from './debits.js';
import { Delivery } from './deliveries.js';
import { envelope } from './envelope.js';
import { Person } from './person.js';
import { ShortFields } from './short-forms.js';
import { WalletToken } from './wallets.js';

/** What 3D Secure wants to know of a browser and only the page can say. */
export const Browser = /*@__PURE__*/ once(() =>
  z.object({
    colorDepth: integer(),
    javaEnabled: z.boolean(),
    language: textOf(35),
    screenHeight: integer(),
    screenWidth: integer(),
    timeZoneOffset: integer(),
  }),
);
export type Browser = z.input<ReturnType<typeof Browser>>;

/** One payment of one order with a card, a stored card, a method that the shopper leaves the page for, one with a few fields, a bank account, a wallet, who pays, or a bank of a list. The key travels in the `Idempotency-Key` header. */
export const PayRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /**
     * What the button said. If something else is left to pay of the order by now, nothing is sent. A gift card may pay
     * a part of it.
     */
    amount: Amount(),
    paymentMethod: z.object({
      /** The platform's name of the method. Which are taken, and with which of these fields, the proxy says. */
      type: textOf(40, 1),
      encryptedCardNumber: z.optional(envelope()),
      encryptedExpiryMonth: z.optional(envelope()),
      encryptedExpiryYear: z.optional(envelope()),
      encryptedSecurityCode: z.optional(envelope()),
      holderName: z.optional(textOf(100)),
      brand: z.optional(textOf(40)),
      storedPaymentMethodId: z.optional(textOf(64)),
      /** The platform's id of the bank or wallet that was picked from a method's list. */
      issuer: z.optional(textOf(64, 1)),
      fields: z.optional(ShortFields()),
      /** Of a direct debit. */
      debit: z.optional(DebitDetails()),
      wallet: z.optional(WalletToken()),
      /** Of a card, its billing address alone. */
      person: z.optional(Person()),
      /** Of a card, where the order offers to be paid in parts. */
      installments: z.optional(InstallmentChoice()),
    }),
    /** Of a wallet, where the order has shipping options: where it goes, and who pays. */
    delivery: z.optional(Delivery()),
    storePaymentMethod: z.optional(z.boolean()),
    recurringProcessingModel: z.optional(oneOf(...RECURRING_MODELS)),
    browser: Browser(),
    locale: z.optional(textOf(35)),
  }),
);
export type PayRequest = z.input<ReturnType<typeof PayRequest>>;

/** Exactly one of the results; the proxy finds the attempt by session and order and adds the rest. */
export const DetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    /** As long as a donation’s. */
    order: textOf(96, 1),
    /** The attempt's key, where the page still has it. */
    key: z.optional(textOf(64)),
    redirectResult: z.optional(textOf(20_000)),
    payload: z.optional(textOf(20_000)),
    threeDSFingerprint: z.optional(textOf(100_000)),
    threeDSResult: z.optional(textOf(50_000)),
  }),
);
export type DetailsRequest = z.input<ReturnType<typeof DetailsRequest>>;
