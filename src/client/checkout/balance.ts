import * as z from '../schema/schema.js';
import { count, flag, list, text, texts, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Recurring } from '../recurring/stored-detail.js';
import { Amount, oneOf } from '../schema/values.js';
import { notes } from './fields/answer-fields.js';
import { ForexQuote } from './fields/basket.js';
import { FraudResult } from './fields/fraud-result.js';
import { Split } from './fields/funds.js';
import { Installments } from './fields/installments.js';
import { payerFields, recurringProcessingModel } from './fields/payment-fields.js';
import { AccountInfo, MerchantRiskIndicator } from './fields/risk.js';
import { Address, BrowserInfo } from './fields/shopper.js';
import { ThreeDS2RequestData } from './fields/three-ds-request.js';

/** Asks what is left on a gift card. */
export const BalanceCheckRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payerFields(),
    accountInfo: z.optional(AccountInfo()),
    additionalAmount: z.optional(Amount()),
    billingAddress: z.optional(Address()),
    browserInfo: z.optional(BrowserInfo()),
    captureDelayHours: count(),
    dccQuote: z.optional(ForexQuote()),
    deliveryAddress: z.optional(Address()),
    deliveryDate: time(),
    deviceFingerprint: text(5000),
    fraudOffset: count(),
    installments: z.optional(Installments()),
    localizedShopperStatement: texts(),
    mcc: text(),
    merchantOrderReference: text(),
    merchantRiskIndicator: z.optional(MerchantRiskIndicator()),
    orderReference: text(),
    /** The gift card: `type`, `brand` and its encrypted fields, all of them text. */
    paymentMethod: z.record(z.string(), z.string()),
    recurring: z.optional(Recurring()),
    recurringProcessingModel: recurringProcessingModel(),
    reference: text(),
    selectedBrand: text(),
    selectedRecurringDetailReference: text(),
    sessionId: text(),
    shopperIP: text(),
    shopperReference: text(),
    shopperStatement: text(),
    splits: list(Split()),
    store: text(16, 1),
    threeDS2RequestData: z.optional(ThreeDS2RequestData()),
    totalsGroup: text(16, 1),
    trustedShopper: flag(),
  }),
);
export type BalanceCheckRequest = z.input<ReturnType<typeof BalanceCheckRequest>>;

/** What is left on a gift card, and whether it is enough for the amount asked. */
export const BalanceCheckResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    balance: Amount(),
    fraudResult: z.optional(FraudResult()),
    pspReference: text(),
    refusalReason: text(),
    resultCode: oneOf('Success', 'NotEnoughBalance', 'Failed'),
    transactionLimit: z.optional(Amount()),
  }),
);
export type BalanceCheckResponse = z.infer<ReturnType<typeof BalanceCheckResponse>>;
