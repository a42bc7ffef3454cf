import * as z from '../schema/schema.js';
import { list, text, whole, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, textOf } from '../schema/values.js';
import { variantsBy } from '../schema/variants.js';
import { LineItem } from './fields/basket.js';
import { IdealDetails } from './methods/banks.js';
import { CardDetails } from './methods/card.js';
import { ApplePayDetails, GooglePayDetails, PayWithGoogleDetails } from './methods/wallets.js';
import { authenticationFields, channel, payerFields } from './fields/payment-fields.js';
import { PaymentResponse } from './payment-response.js';
import { MerchantRiskIndicator } from './fields/risk.js';
import { BrowserInfo } from './fields/shopper.js';
import { ThreeDS2RequestFields } from './fields/three-ds-request.js';

/** Asks which causes a shopper can be offered to give to. */
export const DonationCampaignsRequest = /*@__PURE__*/ once(() =>
  z.object({
    currency: z.string(),
    locale: text(),
    merchantAccount: z.string(),
  }),
);
export type DonationCampaignsRequest = z.input<ReturnType<typeof DonationCampaignsRequest>>;

/** The amounts to choose from, in minor units. */
export const Amounts = /*@__PURE__*/ once(() =>
  z.object({
    currency: z.string(),
    values: z.array(integer()),
  }),
);
export type Amounts = z.infer<ReturnType<typeof Amounts>>;

/** How much can be given: one of `values`, or what rounds the payment up, both in minor units. */
export const Donation = /*@__PURE__*/ once(() =>
  z.object({
    currency: z.string(),
    donationType: z.string(),
    maxRoundupAmount: whole(),
    values: list(integer()),
  }),
);
export type Donation = z.infer<ReturnType<typeof Donation>>;

/** A cause, with all that a page needs to present it. */
export const DonationCampaign = /*@__PURE__*/ once(() =>
  z.object({
    amounts: z.optional(Amounts()),
    bannerUrl: text(),
    campaignName: text(),
    causeName: text(),
    donation: z.optional(Donation()),
    id: text(),
    logoUrl: text(),
    nonprofitDescription: text(),
    nonprofitName: text(),
    nonprofitUrl: text(),
    termsAndConditionsUrl: text(),
  }),
);
export type DonationCampaign = z.infer<ReturnType<typeof DonationCampaign>>;

/** The causes a shopper can be offered to give to. */
export const DonationCampaignsResponse = /*@__PURE__*/ once(() =>
  z.object({ donationCampaigns: list(DonationCampaign()) }),
);
export type DonationCampaignsResponse = z.infer<ReturnType<typeof DonationCampaignsResponse>>;

/** The payment methods that a donation can be made with. */
export const DonationMethodDetails = /*@__PURE__*/ once(() =>
  variantsBy('type', [
    ApplePayDetails(),
    CardDetails(),
    GooglePayDetails(),
    IdealDetails(),
    PayWithGoogleDetails(),
  ]),
);
export type DonationMethodDetails = z.input<ReturnType<typeof DonationMethodDetails>>;

/** Gives to a cause after a payment, which `donationToken` and `donationOriginalPspReference` name. */
export const DonationPaymentRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payerFields(),
    ...authenticationFields(),
    browserInfo: z.optional(BrowserInfo()),
    channel: channel(),
    checkoutAttemptId: text(),
    /** @deprecated by the platform. */
    conversionId: text(),
    countryCode: text(100),
    deviceFingerprint: text(5000),
    donationAccount: text(),
    donationCampaignId: text(),
    donationOriginalPspReference: text(),
    donationToken: text(),
    lineItems: list(LineItem()),
    merchantRiskIndicator: z.optional(MerchantRiskIndicator()),
    origin: text(80),
    paymentMethod: DonationMethodDetails(),
    reference: z.string(),
    returnUrl: textOf(8000),
    sessionValidity: text(),
    shopperIP: text(1000),
    shopperReference: text(256, 3),
    threeDS2RequestData: z.optional(ThreeDS2RequestFields()),
  }),
);
export type DonationPaymentRequest = z.input<ReturnType<typeof DonationPaymentRequest>>;

/** The donation, and the answer to the payment that it is. */
export const DonationPaymentResponse = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(Amount()),
    donationAccount: text(),
    id: text(),
    merchantAccount: text(),
    payment: z.optional(PaymentResponse()),
    reference: text(),
    status: word('completed', 'pending', 'refused'),
  }),
);
export type DonationPaymentResponse = z.infer<ReturnType<typeof DonationPaymentResponse>>;
