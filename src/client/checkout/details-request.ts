import * as z from '../schema/schema.js';
import { flag, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { DetailsRequestAuthenticationData } from './fields/three-ds.js';

/** What the shopper brought back: as a rule exactly one of these. */
export const PaymentCompletionDetails = /*@__PURE__*/ once(() =>
  z.object({
    MD: text(20000),
    PaReq: text(20000),
    PaRes: text(20000),
    authorization_token: text(),
    billingToken: text(),
    'cupsecureplus.smscode': text(),
    facilitatorAccessToken: text(),
    oneTimePasscode: text(),
    orderID: text(),
    payerID: text(),
    payload: text(20000),
    paymentID: text(),
    paymentStatus: text(),
    redirectResult: text(20000),
    resultCode: text(),
    returnUrlQueryString: text(20000),
    threeDSResult: text(50000),
    'threeds2.challengeResult': text(50000),
    'threeds2.fingerprint': text(100000),
    vaultToken: text(),
  }),
);
export type PaymentCompletionDetails = z.input<ReturnType<typeof PaymentCompletionDetails>>;

/** Hands in what an action produced. */
export const PaymentDetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    authenticationData: z.optional(DetailsRequestAuthenticationData()),
    details: PaymentCompletionDetails(),
    paymentData: text(200000),
    /** @deprecated by the platform. */
    threeDSAuthenticationOnly: flag(),
  }),
);
export type PaymentDetailsRequest = z.input<ReturnType<typeof PaymentDetailsRequest>>;
