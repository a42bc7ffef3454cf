import * as z from 'zod/mini';

import { once } from '../once.js';
import { StrictAmount } from '../values.js';
import { EncryptedOrderData } from './basket.js';
import { flag, list, text, texts, word } from './fields.js';

/** Asks how an order can be paid. */
export const PaymentMethodsRequest = /*@__PURE__*/ once(() =>
  z.strictObject({
    additionalData: texts(),
    allowedPaymentMethods: list(z.string()),
    amount: z.optional(StrictAmount()),
    blockedPaymentMethods: list(z.string()),
    channel: word('iOS', 'Android', 'Web'),
    countryCode: text(),
    merchantAccount: z.string(),
    order: z.optional(EncryptedOrderData()),
    shopperLocale: text(),
    shopperReference: text(undefined, 3),
    splitCardFundingSources: flag(),
    store: text(16, 1),
    storeFiltrationMode: word('exclusive', 'inclusive', 'skipFilter'),
  }),
);
export type PaymentMethodsRequest = z.infer<ReturnType<typeof PaymentMethodsRequest>>;
