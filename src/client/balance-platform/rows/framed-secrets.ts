import { get, post } from '../../operation.js';
import {
  FramedCard,
  FramedPin,
  FramedPinChangeRequest,
  FramedRevealRequest,
  PinChangeResponse,
  SecretTicket,
  SecretTicketRequest,
} from '../card-secrets.js';
import { changePin, getPublicKey, revealPaymentInstrument, revealPin } from './card-secrets.js';

/** Gives the platform's key and a ticket for one use of it, to the frame that shows a secret. */
export const askForSecret = /*@__PURE__*/ get(getPublicKey.path, {
  input: SecretTicketRequest,
  output: SecretTicket,
});

/** Gives the data of a card, encrypted for the frame that has the ticket. */
export const showCard = /*@__PURE__*/ post(revealPaymentInstrument.path, {
  input: FramedRevealRequest,
  output: FramedCard,
  idempotency: 'accepted',
});

/** Gives the PIN of a card, encrypted for the frame that has the ticket. */
export const showPin = /*@__PURE__*/ post(revealPin.path, {
  input: FramedRevealRequest,
  output: FramedPin,
  idempotency: 'accepted',
});

/** Changes the PIN of a card to one that was chosen in the frame that has the ticket. */
export const choosePin = /*@__PURE__*/ post(changePin.path, {
  input: FramedPinChangeRequest,
  output: PinChangeResponse,
  idempotency: 'accepted',
});
