import * as z from '../../schema/schema.js';
import { binary, flag, text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';

/** How 3D Secure is to be done. */
export const ThreeDSRequestData = /*@__PURE__*/ once(() =>
  z.object({
    challengeWindowSize: word('01', '02', '03', '04', '05'),
    dataOnly: word('false', 'true'),
    nativeThreeDS: word('preferred'),
    threeDSVersion: word('2.1.0', '2.2.0'),
  }),
);
export type ThreeDSRequestData = z.input<ReturnType<typeof ThreeDSRequestData>>;

/** Whether the shopper is to be authenticated. */
export const AuthenticationData = /*@__PURE__*/ once(() =>
  z.object({
    attemptAuthentication: word('always', 'never'),
    authenticationOnly: flag(),
    threeDSRequestData: z.optional(ThreeDSRequestData()),
  }),
);
export type AuthenticationData = z.input<ReturnType<typeof AuthenticationData>>;

/** What the shopper's bank made of the authentication. */
export const authenticationResponse = () => word('Y', 'N', 'U', 'A');

/** What the scheme's directory made of it. */
export const directoryResponse = () => word('A', 'C', 'D', 'I', 'N', 'R', 'U', 'Y');

/** Proof of a 3D Secure authentication that another server did. */
export const ThreeDSecureData = /*@__PURE__*/ once(() =>
  z.object({
    authenticationResponse: authenticationResponse(),
    cavv: binary(),
    cavvAlgorithm: text(),
    challengeCancel: word('01', '02', '03', '04', '05', '06', '07'),
    directoryResponse: directoryResponse(),
    dsTransID: text(),
    eci: text(),
    riskScore: text(),
    threeDSVersion: text(),
    tokenAuthenticationVerificationValue: binary(),
    transStatusReason: text(),
    xid: binary(),
  }),
);
export type ThreeDSecureData = z.input<ReturnType<typeof ThreeDSecureData>>;

/** The same question once more, where details are handed in. */
export const DetailsRequestAuthenticationData = /*@__PURE__*/ once(() =>
  z.object({
    authenticationOnly: flag(),
  }),
);
export type DetailsRequestAuthenticationData = z.input<ReturnType<typeof DetailsRequestAuthenticationData>>;

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
    challengeCancel: word('01', '02', '03', '04', '05', '06', '07'),
    dsTransID: text(),
    eci: text(),
    exemptionIndicator: word('lowValue', 'secureCorporate', 'trustedBeneficiary', 'transactionRiskAnalysis'),
    messageVersion: text(),
    riskScore: text(),
    threeDSRequestorChallengeInd: word('01', '02', '03', '04', '05', '06'),
    threeDSServerTransID: text(),
    timestamp: text(),
    transStatus: text(),
    transStatusReason: text(),
    whiteListStatus: text(),
  }),
);
export type ThreeDS2Result = z.infer<ReturnType<typeof ThreeDS2Result>>;
