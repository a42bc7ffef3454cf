import * as z from '../schema/schema.js';
import { shopperInteraction } from '../checkout/fields/shopper-interaction.js';
import { notes } from '../checkout/fields/answer-fields.js';
import { FraudCheckResult } from '../checkout/fields/fraud-result.js';
import { resultCode } from '../checkout/fields/payment-fields.js';
import { Address, Name } from '../checkout/fields/shopper.js';
import { count, list, text, texts } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Card, Recurring } from '../recurring/stored-detail.js';
import { Amount, integer } from '../schema/values.js';

const personFields = () => ({
  billingAddress: z.optional(Address()),
  card: z.optional(Card()),
  shopperEmail: text(),
  shopperName: z.optional(Name()),
  telephoneNumber: text(),
});

/** Whom the money comes from. */
export const FundSource = /*@__PURE__*/ once(() => z.object({ ...personFields(), additionalData: texts() }));
export type FundSource = z.input<ReturnType<typeof FundSource>>;

/** How much to pay, and to which card: a clear one or one that is stored. */
export const PayoutRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...personFields(),
    amount: Amount(),
    fraudOffset: count(),
    fundSource: z.optional(FundSource()),
    merchantAccount: z.string(),
    recurring: z.optional(Recurring()),
    reference: z.string(),
    selectedRecurringDetailReference: text(),
    shopperInteraction: shopperInteraction(),
    shopperReference: text(),
  }),
);
export type PayoutRequest = z.input<ReturnType<typeof PayoutRequest>>;

/** What the risk engine made of a payout. Each check stands in an object of its own, under its type's name. */
export const FraudResult = /*@__PURE__*/ once(() =>
  z.object({
    accountScore: integer(),
    results: list(z.object({ FraudCheckResult: z.optional(FraudCheckResult()) })),
  }),
);
export type FraudResult = z.infer<ReturnType<typeof FraudResult>>;

/** Whether a payout was made: only `Authorised` says so. */
export const PayoutResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    authCode: text(),
    dccAmount: z.optional(Amount()),
    dccSignature: text(),
    fraudResult: z.optional(FraudResult()),
    issuerUrl: text(),
    md: text(20000),
    paRequest: text(),
    pspReference: text(),
    refusalReason: text(),
    resultCode: resultCode(),
  }),
);
export type PayoutResponse = z.infer<ReturnType<typeof PayoutResponse>>;
