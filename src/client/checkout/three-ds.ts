import * as z from 'zod/mini';

import { once } from '../once.js';
import { binary, flag, text, word } from './fields.js';

/** How 3D Secure is to be done. */
export const ThreeDSRequestData = /*@__PURE__*/ once(() =>
  z.strictObject({
    challengeWindowSize: word('01', '02', '03', '04', '05'),
    dataOnly: word('false', 'true'),
    nativeThreeDS: word('preferred'),
    threeDSVersion: word('2.1.0', '2.2.0'),
  }),
);
export type ThreeDSRequestData = z.infer<ReturnType<typeof ThreeDSRequestData>>;

/** Whether the shopper is to be authenticated. */
export const AuthenticationData = /*@__PURE__*/ once(() =>
  z.strictObject({
    attemptAuthentication: word('always', 'never'),
    authenticationOnly: flag(),
    threeDSRequestData: z.optional(ThreeDSRequestData()),
  }),
);
export type AuthenticationData = z.infer<ReturnType<typeof AuthenticationData>>;

/** Proof of a 3D Secure authentication that somebody else did. */
export const ThreeDSecureData = /*@__PURE__*/ once(() =>
  z.strictObject({
    authenticationResponse: word('Y', 'N', 'U', 'A'),
    cavv: binary(),
    cavvAlgorithm: text(),
    challengeCancel: word('01', '02', '03', '04', '05', '06', '07'),
    directoryResponse: word('A', 'C', 'D', 'I', 'N', 'R', 'U', 'Y'),
    dsTransID: text(),
    eci: text(),
    riskScore: text(),
    threeDSVersion: text(),
    tokenAuthenticationVerificationValue: binary(),
    transStatusReason: text(),
    xid: binary(),
  }),
);
export type ThreeDSecureData = z.infer<ReturnType<typeof ThreeDSecureData>>;

/** The same question once more, where details are handed in. */
export const DetailsRequestAuthenticationData = /*@__PURE__*/ once(() =>
  z.strictObject({
    authenticationOnly: flag(),
  }),
);
export type DetailsRequestAuthenticationData = z.infer<ReturnType<typeof DetailsRequestAuthenticationData>>;
