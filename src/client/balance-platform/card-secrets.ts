import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { Expiry } from './cards.js';

/*
 * What only a cardholder may see. All but `PaymentInstrumentRevealInfo` travels encrypted: the app that shows it makes a
 * session key, encrypts that with the platform's public key, and is the only one to open the answer.
 */

/** Asks for the public key of one purpose: `pinChange`, `pinReveal` or `panReveal`. */
export const PublicKeyRequest = /*@__PURE__*/ once(() => z.object({ format: text(), purpose: text() }));
export type PublicKeyRequest = z.input<ReturnType<typeof PublicKeyRequest>>;

export const PublicKeyResponse = /*@__PURE__*/ once(() =>
  z.object({
    publicKey: z.string(),
    publicKeyExpiryDate: z.string(),
  }),
);
export type PublicKeyResponse = z.infer<ReturnType<typeof PublicKeyResponse>>;

/** Asks for the data or the PIN of a card, to be encrypted with the session key. */
export const RevealRequest = /*@__PURE__*/ once(() =>
  z.object({
    encryptedKey: z.string(),
    paymentInstrumentId: z.string(),
  }),
);
export type RevealRequest = z.input<ReturnType<typeof RevealRequest>>;

/** The data of a card, for the holder of the session key. */
export const PaymentInstrumentRevealResponse = /*@__PURE__*/ once(() =>
  z.object({ encryptedData: z.string() }),
);
export type PaymentInstrumentRevealResponse = z.infer<ReturnType<typeof PaymentInstrumentRevealResponse>>;

/** The data of a card in clear text. */
export const PaymentInstrumentRevealInfo = /*@__PURE__*/ once(() =>
  z.object({
    cvc: z.string(),
    expiration: Expiry(),
    pan: z.string(),
  }),
);
export type PaymentInstrumentRevealInfo = z.infer<ReturnType<typeof PaymentInstrumentRevealInfo>>;

/** A PIN for the holder of the session key, and the token that belongs to it. */
export const RevealPinResponse = /*@__PURE__*/ once(() =>
  z.object({
    encryptedPinBlock: z.string(),
    token: z.string(),
  }),
);
export type RevealPinResponse = z.infer<ReturnType<typeof RevealPinResponse>>;

/** A new PIN, encrypted with the session key. */
export const PinChangeRequest = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(RevealRequest()), ...z.shapeOf(RevealPinResponse()) }),
);
export type PinChangeRequest = z.input<ReturnType<typeof PinChangeRequest>>;

/** Whether the new PIN holds; `pending` ones hold once the card meets a terminal. */
export const PinChangeResponse = /*@__PURE__*/ once(() =>
  z.object({ status: oneOf('completed', 'pending', 'unavailable') }),
);
export type PinChangeResponse = z.infer<ReturnType<typeof PinChangeResponse>>;
