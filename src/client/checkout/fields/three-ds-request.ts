import * as z from '../../schema/schema.js';
import { count, flag, list, text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { oneOf } from '../../schema/values.js';
import { Phone } from './shopper.js';

/** The shopper's account with the merchant, in the words of EMV 3D Secure. */
export const AcctInfo = /*@__PURE__*/ once(() =>
  z.object({
    chAccAgeInd: word('01', '02', '03', '04', '05'),
    chAccChange: text(),
    chAccChangeInd: word('01', '02', '03', '04'),
    chAccPwChange: text(),
    chAccPwChangeInd: word('01', '02', '03', '04', '05'),
    chAccString: text(),
    nbPurchaseAccount: text(),
    paymentAccAge: text(),
    paymentAccInd: word('01', '02', '03', '04', '05'),
    provisionAttemptsDay: text(),
    shipAddressUsage: text(),
    shipAddressUsageInd: word('01', '02', '03', '04'),
    shipNameIndicator: word('01', '02'),
    suspiciousAccActivity: word('01', '02'),
    txnActivityDay: text(3),
    txnActivityYear: text(3),
  }),
);
export type AcctInfo = z.input<ReturnType<typeof AcctInfo>>;

/** What an app's 3D Secure kit can ask with. */
export const sdkUiType = () => list(oneOf('multiSelect', 'otherHtml', 'outOfBand', 'singleSelect', 'text'));

/** Whether the merchant wants a challenge. */
export const challengeIndicator = () =>
  word('noPreference', 'requestNoChallenge', 'requestChallenge', 'requestChallengeAsMandate');

/** What is paid for. */
export const transactionType = () =>
  word(
    'goodsOrServicePurchase',
    'checkAcceptance',
    'accountFunding',
    'quasiCashTransaction',
    'prepaidActivationAndLoad',
  );

/** What an app's 3D Secure kit can show. */
export const DeviceRenderOptions = /*@__PURE__*/ once(() =>
  z.object({
    sdkInterface: word('native', 'html', 'both'),
    sdkUiType: sdkUiType(),
  }),
);
export type DeviceRenderOptions = z.input<ReturnType<typeof DeviceRenderOptions>>;

/** The app's ephemeral public key. */
export const SDKEphemPubKey = /*@__PURE__*/ once(() =>
  z.object({
    crv: text(),
    kty: text(),
    x: text(),
    y: text(),
  }),
);
export type SDKEphemPubKey = z.input<ReturnType<typeof SDKEphemPubKey>>;

/** How the merchant itself has authenticated the shopper. */
export const ThreeDSRequestorAuthenticationInfo = /*@__PURE__*/ once(() =>
  z.object({
    threeDSReqAuthData: text(),
    threeDSReqAuthMethod: word('01', '02', '03', '04', '05', '06'),
    threeDSReqAuthTimestamp: text(12, 12),
  }),
);
export type ThreeDSRequestorAuthenticationInfo = z.input<
  ReturnType<typeof ThreeDSRequestorAuthenticationInfo>
>;

/** An earlier authentication of the same shopper. */
export const ThreeDSRequestorPriorAuthenticationInfo = /*@__PURE__*/ once(() =>
  z.object({
    threeDSReqPriorAuthData: text(),
    threeDSReqPriorAuthMethod: word('01', '02', '03', '04'),
    threeDSReqPriorAuthTimestamp: text(12, 12),
    threeDSReqPriorRef: text(36, 36),
  }),
);
export type ThreeDSRequestorPriorAuthenticationInfo = z.input<
  ReturnType<typeof ThreeDSRequestorPriorAuthenticationInfo>
>;

/** Everything else that EMV 3D Secure 2 can be told. */
export const ThreeDS2RequestFields = /*@__PURE__*/ once(() =>
  z.object({
    acctInfo: z.optional(AcctInfo()),
    acctType: word('01', '02', '03'),
    acquirerBIN: text(),
    acquirerMerchantID: text(),
    addrMatch: word('Y', 'N'),
    /** @deprecated by the platform. */
    authenticationOnly: flag(),
    /** @deprecated by the platform. */
    challengeIndicator: challengeIndicator(),
    deviceRenderOptions: z.optional(DeviceRenderOptions()),
    homePhone: z.optional(Phone()),
    mcc: text(),
    merchantName: text(),
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
    transactionType: transactionType(),
    whiteListStatus: text(),
    workPhone: z.optional(Phone()),
  }),
);
export type ThreeDS2RequestFields = z.input<ReturnType<typeof ThreeDS2RequestFields>>;

/** The same where an app's kit asks: with the device that it runs on. */
export const ThreeDS2RequestData = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(ThreeDS2RequestFields()),
    deviceChannel: z.string(),
    sdkEncData: text(),
    sdkVersion: text(),
  }),
);
export type ThreeDS2RequestData = z.input<ReturnType<typeof ThreeDS2RequestData>>;

/** What a session can be told of 3D Secure 2. */
export const CheckoutSessionThreeDS2RequestData = /*@__PURE__*/ once(() =>
  z.object({
    homePhone: z.optional(Phone()),
    mobilePhone: z.optional(Phone()),
    threeDSRequestorChallengeInd: word('01', '02', '03', '04', '05', '06'),
    workPhone: z.optional(Phone()),
  }),
);
export type CheckoutSessionThreeDS2RequestData = z.input<
  ReturnType<typeof CheckoutSessionThreeDS2RequestData>
>;
