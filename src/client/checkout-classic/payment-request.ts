import * as z from '../schema/schema.js';
import { recurringProcessingModel } from '../checkout/fields/payment-fields.js';
import { AccountInfo } from '../checkout/fields/risk.js';
import { flag, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { MerchantRiskIndicator } from './basket.js';
import { orderFields } from './order-fields.js';
import { BrowserInfo } from '../checkout/fields/shopper.js';
import { ThreeDS2RequestData, ThreeDSecureData } from './three-ds.js';
import { untyped } from './untyped.js';

/** Asks for one payment. */
export const PaymentRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...orderFields(),
    accountInfo: z.optional(AccountInfo()),
    browserInfo: z.optional(BrowserInfo()),
    countryCode: text(),
    deviceFingerprint: text(),
    merchantRiskIndicator: z.optional(MerchantRiskIndicator()),
    mpiData: z.optional(ThreeDSecureData()),
    /** Whatever the payment method asks for; `type` says which it is. */
    paymentMethod: untyped(),
    recurringProcessingModel: recurringProcessingModel(),
    redirectFromIssuerMethod: text(),
    redirectToIssuerMethod: text(),
    store: text(16, 1),
    threeDS2RequestData: z.optional(ThreeDS2RequestData()),
  }),
);
export type PaymentRequest = z.input<ReturnType<typeof PaymentRequest>>;

/** Hands in what an action produced. */
export const DetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    details: untyped(),
    paymentData: text(),
    threeDSAuthenticationOnly: flag(),
  }),
);
export type DetailsRequest = z.input<ReturnType<typeof DetailsRequest>>;
