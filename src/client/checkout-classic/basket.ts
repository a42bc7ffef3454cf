import * as z from '../schema/schema.js';
import { deliveryAddressIndicator, deliveryTimeframe } from '../checkout/fields/risk.js';
import { SplitAmount } from '../checkout/fields/funds.js';
import { count, countOf, flag, text, time, whole, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf } from '../schema/values.js';

/** One line of the order. Amounts are minor units of the order's currency. */
export const LineItem = /*@__PURE__*/ once(() =>
  z.object({
    amountExcludingTax: whole(),
    amountIncludingTax: whole(),
    description: text(),
    id: text(),
    quantity: whole(),
    taxAmount: whole(),
    taxCategory: word('High', 'Low', 'None', 'Zero'),
    taxPercentage: whole(),
  }),
);
export type LineItem = z.input<ReturnType<typeof LineItem>>;

/** In how many parts the shopper pays. */
export const Installments = /*@__PURE__*/ once(() => z.object({ value: countOf() }));
export type Installments = z.input<ReturnType<typeof Installments>>;

/** Who gets which part of a payment. */
export const Split = /*@__PURE__*/ once(() =>
  z.object({
    account: text(),
    amount: SplitAmount(),
    description: text(),
    reference: text(),
    type: oneOf(
      'BalanceAccount',
      'Commission',
      'Default',
      'MarketPlace',
      'PaymentFee',
      'VAT',
      'Verification',
    ),
  }),
);
export type Split = z.input<ReturnType<typeof Split>>;

/** What is risky or harmless about this order: evidence for 3D Secure. */
export const MerchantRiskIndicator = /*@__PURE__*/ once(() =>
  z.object({
    addressMatch: flag(),
    deliveryAddressIndicator: deliveryAddressIndicator(),
    deliveryEmail: text(),
    deliveryTimeframe: deliveryTimeframe(),
    giftCardAmount: z.optional(Amount()),
    giftCardCount: count(),
    preOrderDate: time(),
    preOrderPurchase: flag(),
    reorderItems: flag(),
  }),
);
export type MerchantRiskIndicator = z.input<ReturnType<typeof MerchantRiskIndicator>>;

/** Input of the platform's risk engine. */
export const RiskData = /*@__PURE__*/ once(() => z.object({ clientData: text() }));
export type RiskData = z.input<ReturnType<typeof RiskData>>;
