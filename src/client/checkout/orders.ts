import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf, textOf } from '../schema/values.js';
import { notes } from './fields/answer-fields.js';
import { FraudResult } from './fields/fraud-result.js';

/** Names an open order that several payments add up to. */
export const EncryptedOrderData = /*@__PURE__*/ once(() =>
  z.object({
    orderData: textOf(5000),
    pspReference: z.string(),
  }),
);
export type EncryptedOrderData = z.input<ReturnType<typeof EncryptedOrderData>>;

/** An open order, as the answer to one of its payments tells it. */
export const CheckoutOrderResponse = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    expiresAt: text(),
    orderData: text(),
    pspReference: z.string(),
    reference: text(),
    remainingAmount: z.optional(Amount()),
  }),
);
export type CheckoutOrderResponse = z.infer<ReturnType<typeof CheckoutOrderResponse>>;

/** Opens an order for an amount that several payments will add up to. */
export const CreateOrderRequest = /*@__PURE__*/ once(() =>
  z.object({
    amount: Amount(),
    expiresAt: text(),
    merchantAccount: z.string(),
    reference: z.string(),
  }),
);
export type CreateOrderRequest = z.input<ReturnType<typeof CreateOrderRequest>>;

/** An order that was just opened; `orderData` and `pspReference` name it from now on. */
export const CreateOrderResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    amount: Amount(),
    expiresAt: z.string(),
    fraudResult: z.optional(FraudResult()),
    orderData: z.string(),
    pspReference: text(),
    reference: text(),
    refusalReason: text(),
    remainingAmount: Amount(),
    resultCode: oneOf('Success'),
  }),
);
export type CreateOrderResponse = z.infer<ReturnType<typeof CreateOrderResponse>>;

/** Gives an order up. */
export const CancelOrderRequest = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: z.string(),
    order: EncryptedOrderData(),
  }),
);
export type CancelOrderRequest = z.input<ReturnType<typeof CancelOrderRequest>>;

/** The cancellation is on its way; what was paid of the order comes back later. */
export const CancelOrderResponse = /*@__PURE__*/ once(() =>
  z.object({
    pspReference: z.string(),
    resultCode: oneOf('Received'),
  }),
);
export type CancelOrderResponse = z.infer<ReturnType<typeof CancelOrderResponse>>;
