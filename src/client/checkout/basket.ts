import * as z from 'zod/mini';

import { once } from '../once.js';
import { StrictAmount, integer, textOf } from '../values.js';
import { count, text, timeOf, whole, word } from './fields.js';

/** One line of the order. Amounts are minor units of the order's currency. */
export const LineItem = /*@__PURE__*/ once(() =>
  z.strictObject({
    amountExcludingTax: whole(),
    amountIncludingTax: whole(),
    brand: text(),
    color: text(),
    description: text(10000),
    id: text(),
    imageUrl: text(),
    itemCategory: text(),
    manufacturer: text(),
    marketplaceSellerId: text(),
    productUrl: text(),
    quantity: whole(),
    receiverEmail: text(),
    size: text(),
    sku: text(),
    taxAmount: whole(),
    taxPercentage: whole(),
    upc: text(),
  }),
);
export type LineItem = z.infer<ReturnType<typeof LineItem>>;

/** In how many parts the shopper pays. */
export const Installments = /*@__PURE__*/ once(() =>
  z.strictObject({
    extra: count(),
    plan: word(
      'buynow_paylater',
      'interes_refund_prctg',
      'interest_bonus',
      'nointeres_refund_prctg',
      'nointerest_bonus',
      'refund_prctg',
      'regular',
      'revolving',
      'with_interest',
    ),
    value: integer(-(2 ** 31), 2 ** 31 - 1),
  }),
);
export type Installments = z.infer<ReturnType<typeof Installments>>;

/** What the shopper allows to be taken again. */
export const Mandate = /*@__PURE__*/ once(() =>
  z.strictObject({
    amount: z.string(),
    amountRule: word('max', 'exact'),
    billingAttemptsRule: word('on', 'before', 'after'),
    billingDay: text(),
    count: text(),
    endsAt: z.string(),
    frequency: z.enum([
      'adhoc',
      'daily',
      'weekly',
      'biWeekly',
      'monthly',
      'quarterly',
      'halfYearly',
      'yearly',
    ]),
    remarks: text(),
    startsAt: text(),
  }),
);
export type Mandate = z.infer<ReturnType<typeof Mandate>>;

/** A quote for paying in the shopper's own currency. */
export const ForexQuote = /*@__PURE__*/ once(() =>
  z.strictObject({
    account: text(),
    accountType: text(),
    baseAmount: z.optional(StrictAmount()),
    basePoints: integer(-(2 ** 31), 2 ** 31 - 1),
    buy: z.optional(StrictAmount()),
    interbank: z.optional(StrictAmount()),
    reference: text(),
    sell: z.optional(StrictAmount()),
    signature: text(),
    source: text(),
    type: text(),
    validTill: timeOf(),
  }),
);
export type ForexQuote = z.infer<ReturnType<typeof ForexQuote>>;

/** Names an open order that several payments add up to. */
export const EncryptedOrderData = /*@__PURE__*/ once(() =>
  z.strictObject({
    orderData: textOf(5000),
    pspReference: z.string(),
  }),
);
export type EncryptedOrderData = z.infer<ReturnType<typeof EncryptedOrderData>>;
