import * as z from '../schema/schema.js';
import { flag, list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf } from '../schema/values.js';

/** A way to have the goods delivered, and what it costs. */
export const DeliveryMethod = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    description: text(),
    reference: text(),
    selected: flag(),
    type: word('Shipping'),
  }),
);
export type DeliveryMethod = z.input<ReturnType<typeof DeliveryMethod>>;

/** The tax on all of an order. */
export const TaxTotal = /*@__PURE__*/ once(() => z.object({ amount: z.optional(Amount()) }));
export type TaxTotal = z.input<ReturnType<typeof TaxTotal>>;

/** Changes what a shopper who is still at PayPal is asked to pay, after the address there is known. */
export const PaypalUpdateOrderRequest = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    deliveryMethods: list(DeliveryMethod()),
    paymentData: text(),
    pspReference: text(),
    sessionId: text(),
    taxTotal: z.optional(TaxTotal()),
  }),
);
export type PaypalUpdateOrderRequest = z.input<ReturnType<typeof PaypalUpdateOrderRequest>>;

/** The payment data that replace the former ones. */
export const PaypalUpdateOrderResponse = /*@__PURE__*/ once(() =>
  z.object({
    paymentData: z.string(),
    status: oneOf('error', 'success'),
  }),
);
export type PaypalUpdateOrderResponse = z.infer<ReturnType<typeof PaypalUpdateOrderResponse>>;
