import * as z from '../schema/schema.js';
import { binary, flag, list, text, texts } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Asks for a card by its number, of which the first digits are enough, or by its reference and the shopper's. */
export const ThreeDSAvailabilityRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: texts(),
    brands: list(z.string()),
    cardNumber: text(),
    merchantAccount: z.string(),
    recurringDetailReference: text(),
    shopperReference: text(),
  }),
);
export type ThreeDSAvailabilityRequest = z.input<ReturnType<typeof ThreeDSAvailabilityRequest>>;

/** Who issued the card. */
export const BinDetail = /*@__PURE__*/ once(() => z.object({ issuerCountry: text() }));
export type BinDetail = z.infer<ReturnType<typeof BinDetail>>;

/** The key by which an app encrypts for a scheme's directory server. */
export const DSPublicKeyDetail = /*@__PURE__*/ once(() =>
  z.object({
    brand: text(),
    directoryServerId: text(),
    fromSDKVersion: text(),
    publicKey: binary(),
    rootCertificates: text(),
  }),
);
export type DSPublicKeyDetail = z.infer<ReturnType<typeof DSPublicKeyDetail>>;

/** A range of card numbers of one brand, and what its issuers can do. */
export const ThreeDS2CardRangeDetail = /*@__PURE__*/ once(() =>
  z.object({
    acsInfoInd: list(z.string()),
    brandCode: text(),
    endRange: text(),
    startRange: text(),
    threeDS2Versions: list(z.string()),
    threeDSMethodURL: text(),
  }),
);
export type ThreeDS2CardRangeDetail = z.infer<ReturnType<typeof ThreeDS2CardRangeDetail>>;

/** Which versions of 3D Secure a card can do. */
export const ThreeDSAvailabilityResponse = /*@__PURE__*/ once(() =>
  z.object({
    binDetails: z.optional(BinDetail()),
    dsPublicKeys: list(DSPublicKeyDetail()),
    threeDS1Supported: flag(),
    threeDS2CardRangeDetails: list(ThreeDS2CardRangeDetail()),
    threeDS2supported: flag(),
  }),
);
export type ThreeDSAvailabilityResponse = z.infer<ReturnType<typeof ThreeDSAvailabilityResponse>>;
