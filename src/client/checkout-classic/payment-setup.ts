import * as z from '../schema/schema.js';
import { Avs, cardHolderName, ShopperInput } from '../checkout/payment-setup.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Installments } from './basket.js';
import { orderFields } from './order-fields.js';
import { RecurringDetail } from './payment-methods.js';

/** What the drop-in asks for. */
export const Configuration = /*@__PURE__*/ once(() =>
  z.object({
    avs: z.optional(Avs()),
    cardHolderName: cardHolderName(),
    installments: z.optional(Installments()),
    shopperInput: z.optional(ShopperInput()),
  }),
);
export type Configuration = z.input<ReturnType<typeof Configuration>>;

/** Asks for what a drop-in, that of `token` and `sdkVersion`, starts from. */
export const PaymentSetupRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...orderFields(),
    allowedPaymentMethods: list(z.string()),
    blockedPaymentMethods: list(z.string()),
    configuration: z.optional(Configuration()),
    countryCode: z.string(),
    sdkVersion: text(),
    token: text(),
  }),
);
export type PaymentSetupRequest = z.input<ReturnType<typeof PaymentSetupRequest>>;

/** What a drop-in starts from: only the drop-in can read it. */
export const PaymentSetupResponse = /*@__PURE__*/ once(() =>
  z.object({
    paymentSession: text(),
    /** @deprecated by the platform. */
    recurringDetails: list(RecurringDetail()),
  }),
);
export type PaymentSetupResponse = z.infer<ReturnType<typeof PaymentSetupResponse>>;
