import * as z from '../schema/schema.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Asks which brands a card number belongs to; its first digits, or an envelope of the card frame, are enough. */
export const CardDetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    cardNumber: z.string(),
    countryCode: text(),
    encryptedCardNumber: text(15000),
    merchantAccount: z.string(),
    supportedBrands: list(z.string()),
  }),
);
export type CardDetailsRequest = z.input<ReturnType<typeof CardDetailsRequest>>;

/** A brand of a card, and whether the merchant takes it. */
export const CardBrandDetails = /*@__PURE__*/ once(() =>
  z.object({
    supported: flag(),
    type: text(),
  }),
);
export type CardBrandDetails = z.infer<ReturnType<typeof CardBrandDetails>>;

/** The brands of a card, more than one if it is co-badged, and the country of its issuer. */
export const CardDetailsResponse = /*@__PURE__*/ once(() =>
  z.object({
    brands: list(CardBrandDetails()),
    issuingCountryCode: text(),
  }),
);
export type CardDetailsResponse = z.infer<ReturnType<typeof CardDetailsResponse>>;
