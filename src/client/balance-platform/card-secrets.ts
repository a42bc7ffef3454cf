import { SECRET_PURPOSES } from '../../facts/secret-purposes.js';
import * as z from '../schema/schema.js';
import { text, word } from '../schema/fields.js';
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

/*
 * The same as the page around the secret frame asks for it, at the proxy alone: with the frame's name or its ticket, and what
 * the frame signed. The platform hears of neither, so all of them may be left out here; the proxy insists on them.
 */

/** Asks for a ticket to show or change a secret of one card, in one frame. */
export const SecretTicketRequest = /*@__PURE__*/ once(() =>
  z.object({
    format: text(),
    purpose: word(...SECRET_PURPOSES),
    paymentInstrumentId: text(),
    frame: text(64),
  }),
);
export type SecretTicketRequest = z.input<ReturnType<typeof SecretTicketRequest>>;

/** The platform's key and a ticket, signed for the frame that was named. */
export const SecretTicket = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PublicKeyResponse()), ticket: text(), signature: text() }),
);
export type SecretTicket = z.infer<ReturnType<typeof SecretTicket>>;

const proven = () => ({ ticket: text(2048), proof: text(64) });

/** Asks for the data or the PIN of a card, with what the frame signed. */
export const FramedRevealRequest = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(RevealRequest()), ...proven() }),
);
export type FramedRevealRequest = z.input<ReturnType<typeof FramedRevealRequest>>;

/** The data of a card as the proxy has it from the platform, signed for the frame. */
export const FramedCard = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentInstrumentRevealResponse()), signature: text() }),
);
export type FramedCard = z.infer<ReturnType<typeof FramedCard>>;

/** A PIN as the proxy has it from the platform, signed for the frame. */
export const FramedPin = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(RevealPinResponse()), signature: text() }),
);
export type FramedPin = z.infer<ReturnType<typeof FramedPin>>;

/** A new PIN, with what the frame signed. */
export const FramedPinChangeRequest = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PinChangeRequest()), ...proven() }),
);
export type FramedPinChangeRequest = z.input<ReturnType<typeof FramedPinChangeRequest>>;
