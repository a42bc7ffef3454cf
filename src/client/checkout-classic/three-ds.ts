import * as z from '../schema/schema.js';
import { authenticationResponse, directoryResponse } from '../checkout/fields/three-ds.js';
import {
  challengeIndicator,
  sdkUiType,
  SDKEphemPubKey,
  transactionType,
} from '../checkout/fields/three-ds-request.js';
import { binary, count, flag, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Proof of a 3D Secure authentication that another server did. */
export const ThreeDSecureData = /*@__PURE__*/ once(() =>
  z.object({
    authenticationResponse: authenticationResponse(),
    cavv: binary(),
    cavvAlgorithm: text(),
    directoryResponse: directoryResponse(),
    dsTransID: text(),
    eci: text(),
    threeDSVersion: text(),
    xid: binary(),
  }),
);
export type ThreeDSecureData = z.input<ReturnType<typeof ThreeDSecureData>>;

/** What an app's 3D Secure kit can show. */
export const DeviceRenderOptions = /*@__PURE__*/ once(() =>
  z.object({
    sdkInterface: word('Html', 'Native', 'both'),
    sdkUiType: sdkUiType(),
  }),
);
export type DeviceRenderOptions = z.input<ReturnType<typeof DeviceRenderOptions>>;

/** What EMV 3D Secure 2 can be told; `deviceChannel` is `app` or `browser`. */
export const ThreeDS2RequestData = /*@__PURE__*/ once(() =>
  z.object({
    acquirerBIN: text(),
    acquirerMerchantID: text(),
    authenticationOnly: flag(),
    challengeIndicator: challengeIndicator(),
    deviceChannel: z.string(),
    deviceRenderOptions: z.optional(DeviceRenderOptions()),
    mcc: text(),
    merchantName: text(),
    messageVersion: text(),
    notificationURL: text(),
    sdkAppID: text(),
    sdkEncData: text(),
    sdkEphemPubKey: z.optional(SDKEphemPubKey()),
    sdkMaxTimeout: count(),
    sdkReferenceNumber: text(),
    sdkTransID: text(),
    threeDSCompInd: text(),
    threeDSRequestorID: text(),
    threeDSRequestorName: text(),
    threeDSRequestorURL: text(),
    transactionType: transactionType(),
    whiteListStatus: text(),
  }),
);
export type ThreeDS2RequestData = z.input<ReturnType<typeof ThreeDS2RequestData>>;
