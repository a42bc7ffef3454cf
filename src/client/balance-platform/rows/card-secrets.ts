import { get, post } from '../../operation.js';
import {
  PaymentInstrumentRevealInfo,
  PaymentInstrumentRevealResponse,
  PinChangeRequest,
  PinChangeResponse,
  PublicKeyRequest,
  PublicKeyResponse,
  RevealPinResponse,
  RevealRequest,
} from '../card-secrets.js';

/** Gives the key with which a device encrypts its session key; it expires. */
export const getPublicKey = /*@__PURE__*/ get('/publicKey', {
  input: PublicKeyRequest,
  output: PublicKeyResponse,
});

/** Gives the data of a card, encrypted for the device that shows it. */
export const revealPaymentInstrument = /*@__PURE__*/ post('/paymentInstruments/reveal', {
  input: RevealRequest,
  output: PaymentInstrumentRevealResponse,
  idempotency: 'accepted',
});

/** Gives the number of a card in clear text: for a server that may hold card numbers, never for a browser. */
export const getCardNumber = /*@__PURE__*/ get('/paymentInstruments/{id}/reveal', {
  output: PaymentInstrumentRevealInfo,
});

/** Gives the PIN of a card, encrypted for the device that shows it. */
export const revealPin = /*@__PURE__*/ post('/pins/reveal', {
  input: RevealRequest,
  output: RevealPinResponse,
  idempotency: 'accepted',
});

/** Changes the PIN of a card. */
export const changePin = /*@__PURE__*/ post('/pins/change', {
  input: PinChangeRequest,
  output: PinChangeResponse,
  idempotency: 'accepted',
});
