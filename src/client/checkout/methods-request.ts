import * as z from '../schema/schema.js';
import { flag, list, text, texts, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';
import { EncryptedOrderData } from './orders.js';
import { channel } from './fields/payment-fields.js';

/** Which of the payment methods of a store and of its merchant account count. */
export const storeFiltrationMode = () => word('exclusive', 'inclusive', 'skipFilter');

/** Asks how an order can be paid. */
export const PaymentMethodsRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: texts(),
    allowedPaymentMethods: list(z.string()),
    amount: z.optional(Amount()),
    blockedPaymentMethods: list(z.string()),
    channel: channel(),
    countryCode: text(),
    merchantAccount: z.string(),
    order: z.optional(EncryptedOrderData()),
    shopperLocale: text(),
    shopperReference: text(),
    splitCardFundingSources: flag(),
    store: text(16, 1),
    storeFiltrationMode: storeFiltrationMode(),
  }),
);
export type PaymentMethodsRequest = z.input<ReturnType<typeof PaymentMethodsRequest>>;
