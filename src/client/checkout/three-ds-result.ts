import * as z from 'zod/mini';

import { once } from '../once.js';
import { known } from './answer-fields.js';
import { text } from './fields.js';

/** What the card issuer's server said. */
export const ThreeDS2ResponseData = /*@__PURE__*/ once(() =>
  z.object({
    acsChallengeMandated: text(),
    acsOperatorID: text(),
    acsReferenceNumber: text(),
    acsSignedContent: text(),
    acsTransID: text(),
    acsURL: text(),
    authenticationType: text(),
    cardHolderInfo: text(),
    cavvAlgorithm: text(),
    challengeIndicator: text(),
    dsReferenceNumber: text(),
    dsTransID: text(),
    exemptionIndicator: text(),
    messageVersion: text(),
    riskScore: text(),
    sdkEphemPubKey: text(),
    threeDSServerTransID: text(),
    transStatus: text(),
    transStatusReason: text(),
  }),
);
export type ThreeDS2ResponseData = z.infer<ReturnType<typeof ThreeDS2ResponseData>>;

/** The outcome of an authentication without a payment. */
export const ThreeDS2Result = /*@__PURE__*/ once(() =>
  z.object({
    authenticationValue: text(),
    cavvAlgorithm: text(),
    challengeCancel: known('01', '02', '03', '04', '05', '06', '07'),
    dsTransID: text(),
    eci: text(),
    exemptionIndicator: known('lowValue', 'secureCorporate', 'trustedBeneficiary', 'transactionRiskAnalysis'),
    messageVersion: text(),
    riskScore: text(),
    threeDSRequestorChallengeInd: known('01', '02', '03', '04', '05', '06'),
    threeDSServerTransID: text(),
    timestamp: text(),
    transStatus: text(),
    transStatusReason: text(),
    whiteListStatus: text(),
  }),
);
export type ThreeDS2Result = z.infer<ReturnType<typeof ThreeDS2Result>>;
