import * as z from '../../schema/schema.js';
import { countOf, text, timeOf, whole, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { Amount, oneOf } from '../../schema/values.js';

/** One line of the order. Amounts are minor units of the order's currency. */
export const LineItem = /*@__PURE__*/ once(() =>
  z.object({
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
export type LineItem = z.input<ReturnType<typeof LineItem>>;

/** What the shopper allows to be taken again. */
export const Mandate = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.string(),
    amountRule: word('max', 'exact'),
    billingAttemptsRule: word('on', 'before', 'after'),
    billingDay: text(),
    count: text(),
    endsAt: z.string(),
    frequency: oneOf('adhoc', 'daily', 'weekly', 'biWeekly', 'monthly', 'quarterly', 'halfYearly', 'yearly'),
    remarks: text(),
    startsAt: text(),
  }),
);
export type Mandate = z.input<ReturnType<typeof Mandate>>;

/** A quote for paying in the shopper's own currency. */
export const ForexQuote = /*@__PURE__*/ once(() =>
  z.object({
    account: text(),
    accountType: text(),
    baseAmount: z.optional(Amount()),
    basePoints: countOf(),
    buy: z.optional(Amount()),
    interbank: z.optional(Amount()),
    reference: text(),
    sell: z.optional(Amount()),
    signature: text(),
    source: text(),
    type: text(),
    validTill: timeOf(),
  }),
);
export type ForexQuote = z.input<ReturnType<typeof ForexQuote>>;
