import * as z from 'zod/mini';

import { once } from '../once.js';
import { count, flag, list, text, word } from './fields.js';
import { Phone } from './shopper.js';

/** The shopper's account with the merchant, in the words of EMV 3D Secure. */
export const AcctInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    chAccAgeInd: word('01', '02', '03', '04', '05'),
    chAccChange: text(),
    chAccChangeInd: word('01', '02', '03', '04'),
    chAccPwChange: text(),
    chAccPwChangeInd: word('01', '02', '03', '04', '05'),
    chAccString: text(),
    nbPurchaseAccount: text(4),
    paymentAccAge: text(),
    paymentAccInd: word('01', '02', '03', '04', '05'),
    provisionAttemptsDay: text(3),
    shipAddressUsage: text(),
    shipAddressUsageInd: word('01', '02', '03', '04'),
    shipNameIndicator: word('01', '02'),
    suspiciousAccActivity: word('01', '02'),
    txnActivityDay: text(3),
    txnActivityYear: text(3),
  }),
);
export type AcctInfo = z.infer<ReturnType<typeof AcctInfo>>;

/** What an app's 3D Secure kit can show. */
export const DeviceRenderOptions = /*@__PURE__*/ once(() =>
  z.strictObject({
    sdkInterface: word('native', 'html', 'both'),
    sdkUiType: list(z.enum(['multiSelect', 'otherHtml', 'outOfBand', 'singleSelect', 'text'])),
  }),
);
export type DeviceRenderOptions = z.infer<ReturnType<typeof DeviceRenderOptions>>;

/** The app's ephemeral public key. */
export const SDKEphemPubKey = /*@__PURE__*/ once(() =>
  z.strictObject({
    crv: text(),
    kty: text(),
    x: text(),
    y: text(),
  }),
);
export type SDKEphemPubKey = z.infer<ReturnType<typeof SDKEphemPubKey>>;

/** How the merchant itself has authenticated the shopper. */
export const ThreeDSRequestorAuthenticationInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    threeDSReqAuthData: text(2048),
    threeDSReqAuthMethod: word('01', '02', '03', '04', '05', '06'),
    threeDSReqAuthTimestamp: text(12, 12),
  }),
);
export type ThreeDSRequestorAuthenticationInfo = z.infer<
  ReturnType<typeof ThreeDSRequestorAuthenticationInfo>
>;

/** An earlier authentication of the same shopper. */
export const ThreeDSRequestorPriorAuthenticationInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    threeDSReqPriorAuthData: text(2048),
    threeDSReqPriorAuthMethod: word('01', '02', '03', '04'),
    threeDSReqPriorAuthTimestamp: text(12, 12),
    threeDSReqPriorRef: text(36, 36),
  }),
);
export type ThreeDSRequestorPriorAuthenticationInfo = z.infer<
  ReturnType<typeof ThreeDSRequestorPriorAuthenticationInfo>
>;

/** Everything else that EMV 3D Secure 2 can be told. */
export const ThreeDS2RequestFields = /*@__PURE__*/ once(() =>
  z.strictObject({
    acctInfo: z.optional(AcctInfo()),
    acctType: word('01', '02', '03'),
    acquirerBIN: text(),
    acquirerMerchantID: text(),
    addrMatch: word('Y', 'N'),
    /** @deprecated by the platform. */
    authenticationOnly: flag(),
    /** @deprecated by the platform. */
    challengeIndicator: word(
      'noPreference',
      'requestNoChallenge',
      'requestChallenge',
      'requestChallengeAsMandate',
    ),
    deviceRenderOptions: z.optional(DeviceRenderOptions()),
    homePhone: z.optional(Phone()),
    mcc: text(),
    merchantName: text(40),
    messageVersion: text(),
    mobilePhone: z.optional(Phone()),
    notificationURL: text(),
    payTokenInd: flag(),
    paymentAuthenticationUseCase: text(),
    purchaseInstalData: text(3, 1),
    recurringExpiry: text(),
    recurringFrequency: text(4),
    sdkAppID: text(),
    sdkEphemPubKey: z.optional(SDKEphemPubKey()),
    sdkMaxTimeout: count(),
    sdkReferenceNumber: text(),
    sdkTransID: text(),
    threeDSCompInd: text(),
    threeDSRequestorAuthenticationInd: text(),
    threeDSRequestorAuthenticationInfo: z.optional(ThreeDSRequestorAuthenticationInfo()),
    threeDSRequestorChallengeInd: word('01', '02', '03', '04', '05', '06'),
    threeDSRequestorID: text(),
    threeDSRequestorName: text(),
    threeDSRequestorPriorAuthenticationInfo: z.optional(ThreeDSRequestorPriorAuthenticationInfo()),
    threeDSRequestorURL: text(),
    transType: word('01', '03', '10', '11', '28'),
    transactionType: word(
      'goodsOrServicePurchase',
      'checkAcceptance',
      'accountFunding',
      'quasiCashTransaction',
      'prepaidActivationAndLoad',
    ),
    whiteListStatus: text(),
    workPhone: z.optional(Phone()),
  }),
);
export type ThreeDS2RequestFields = z.infer<ReturnType<typeof ThreeDS2RequestFields>>;
