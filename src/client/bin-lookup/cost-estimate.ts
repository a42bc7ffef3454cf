import * as z from '../schema/schema.js';
import { shopperInteraction } from '../checkout/fields/shopper-interaction.js';
import { count, flag, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Recurring } from '../recurring/stored-detail.js';
import { Amount } from '../schema/values.js';

/** What is taken for granted about the payment, because it has not been made. */
export const CostEstimateAssumptions = /*@__PURE__*/ once(() =>
  z.object({
    assume3DSecureAuthenticated: flag(),
    assumeLevel3Data: flag(),
    installments: count(),
  }),
);
export type CostEstimateAssumptions = z.input<ReturnType<typeof CostEstimateAssumptions>>;

/** What is true of the merchant, where it differs from the merchant account. */
export const MerchantDetails = /*@__PURE__*/ once(() =>
  z.object({
    countryCode: text(2, 2),
    enrolledIn3DSecure: flag(),
    mcc: text(),
  }),
);
export type MerchantDetails = z.input<ReturnType<typeof MerchantDetails>>;

/** A payment that might be made: how much, with which card, by which merchant. */
export const CostEstimateRequest = /*@__PURE__*/ once(() =>
  z.object({
    amount: Amount(),
    assumptions: z.optional(CostEstimateAssumptions()),
    cardNumber: text(19, 4),
    encryptedCardNumber: text(),
    merchantAccount: z.string(),
    merchantDetails: z.optional(MerchantDetails()),
    recurring: z.optional(Recurring()),
    selectedRecurringDetailReference: text(),
    shopperInteraction: shopperInteraction(),
    shopperReference: text(),
  }),
);
export type CostEstimateRequest = z.input<ReturnType<typeof CostEstimateRequest>>;

/** What a card's first digits say of it. */
export const CardBin = /*@__PURE__*/ once(() =>
  z.object({
    bin: text(),
    commercial: flag(),
    fundingSource: text(),
    fundsAvailability: text(),
    issuerBin: text(),
    issuingBank: text(),
    issuingCountry: text(),
    issuingCurrency: text(),
    paymentMethod: text(),
    payoutEligible: text(),
    summary: text(),
  }),
);
export type CardBin = z.infer<ReturnType<typeof CardBin>>;

/** What a payment would cost the merchant. */
export const CostEstimateResponse = /*@__PURE__*/ once(() =>
  z.object({
    cardBin: z.optional(CardBin()),
    costEstimateAmount: z.optional(Amount()),
    costEstimateReference: text(),
    resultCode: text(),
    surchargeType: text(),
  }),
);
export type CostEstimateResponse = z.infer<ReturnType<typeof CostEstimateResponse>>;
