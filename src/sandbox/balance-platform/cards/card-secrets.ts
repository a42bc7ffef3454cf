import { base64 } from '../../../facts/base64.js';
import type { balancePlatform } from '../../../client/balance-platform/index.js';
import { invalidField, notFound, notPossible } from '../../refusals/rest-error.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { balancePlatformRecords } from '../platform-records.js';
import type { CardSecret } from '../records.js';
import { named } from '../lookup.js';
import { instrumentNow } from '../payment-instruments.js';
import { pinBlockOf, pinOf } from './pin-block.js';
import { keyFor, openSessionKey, PURPOSES, seal, unseal } from './session-keys.js';

/** Milliseconds until the chip of a physical card has met a terminal and knows its new PIN. */
const CHIP_TIME = 10_000;

/** The secret of a card that a request names; one that is closed is not revealed any more. */
function secretOf(state: State, paymentInstrumentId: string): CardSecret {
  const secret = named(balancePlatformRecords(state).cardSecrets, paymentInstrumentId, 'paymentInstrumentId');
  if (instrumentNow(state, paymentInstrumentId).status === 'closed') throw notPossible('The card is closed');
  return secret;
}

const pinNow = (state: State, { pin, nextPin }: CardSecret): string =>
  nextPin && state.now() >= nextPin.at ? nextPin.pin : pin;

const pemOf = (bytes: ArrayBuffer): string =>
  `-----BEGIN PUBLIC KEY-----\n${base64(new Uint8Array(bytes)).replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----`;

export const cardSecretAnswers = {
  async getPublicKey(state, { input: { purpose = 'panReveal', format = 'pem' } }) {
    const known = PURPOSES.find((name) => name === purpose);
    if (!known) throw invalidField('purpose', `One of ${PURPOSES.join(', ')}`);
    if (format !== 'pem' && format !== 'jwk') throw invalidField('format', 'Either pem or jwk');
    const { pair, expiresAt } = await keyFor(state, known);
    const publicKey =
      format === 'pem'
        ? pemOf(await crypto.subtle.exportKey('spki', pair.publicKey))
        : JSON.stringify(await crypto.subtle.exportKey('jwk', pair.publicKey));
    return { publicKey, publicKeyExpiryDate: new Date(expiresAt).toISOString() };
  },

  async revealPaymentInstrument(state, { input: { encryptedKey, paymentInstrumentId } }) {
    const { number, securityCode } = secretOf(state, paymentInstrumentId);
    const key = await openSessionKey(state, 'panReveal', encryptedKey);
    const { expiration } = instrumentNow(state, paymentInstrumentId).card ?? {};
    const data = JSON.stringify({ pan: number, expiration, cvc: securityCode });
    return { encryptedData: await seal(key, new TextEncoder().encode(data)) };
  },

  getCardNumber(state, { input: { id } }) {
    const { card, status } = instrumentNow(state, id);
    const secret = balancePlatformRecords(state).cardSecrets.get(id);
    if (!card || !secret) throw notFound('Card');
    if (status === 'closed') throw notPossible('The card is closed');
    return { pan: secret.number, cvc: secret.securityCode, expiration: card.expiration ?? {} };
  },

  async revealPin(state, { input: { encryptedKey, paymentInstrumentId } }) {
    const secret = secretOf(state, paymentInstrumentId);
    const key = await openSessionKey(state, 'pinReveal', encryptedKey);
    const block = pinBlockOf(pinNow(state, secret), secret.pinToken);
    return { encryptedPinBlock: await seal(key, block), token: secret.pinToken };
  },

  async changePin(state, { input: { encryptedKey, encryptedPinBlock, paymentInstrumentId, token } }) {
    const secret = secretOf(state, paymentInstrumentId);
    const { status, card } = instrumentNow(state, paymentInstrumentId);
    const key = await openSessionKey(state, 'pinChange', encryptedKey);
    const pin = pinOf(await unseal(key, encryptedPinBlock, 'encryptedPinBlock'), token);
    if (pin === undefined)
      throw invalidField('encryptedPinBlock', 'Holds no PIN of 4 to 12 digits under this token');
    if (token !== secret.pinToken) throw invalidField('token', 'Not the token of this card');
    if (status !== 'active') return { status: 'unavailable' as const };
    const isPhysical = card?.formFactor === 'physical';
    secret.pin = pinNow(state, secret);
    secret.nextPin = { pin, at: state.now() + (isPhysical ? CHIP_TIME : 0) };
    return { status: isPhysical ? ('pending' as const) : ('completed' as const) };
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
