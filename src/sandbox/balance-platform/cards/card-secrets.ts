import { SECRET_PURPOSES } from '../../../facts/secret-purposes.js';
import { base64 } from '../../../facts/base64.js';
import { openPin, sealPin } from '../../../facts/pin-block.js';
import type { balancePlatform } from '../../../client/balance-platform/index.js';
import { invalidField, notFound, notPossible } from '../../refusals/rest-error.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { balancePlatformRecords } from '../platform-records.js';
import type { CardSecret } from '../records.js';
import { named } from '../lookup.js';
import { instrumentNow } from '../payment-instruments.js';
import { keyFor, openSessionKey } from './session-keys.js';

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

export const cardSecretAnswers = {
  async getPublicKey(state, { input: { purpose = 'panReveal', format = 'pem' } }) {
    const known = SECRET_PURPOSES.find((name) => name === purpose);
    if (!known) throw invalidField('purpose', `One of ${SECRET_PURPOSES.join(', ')}`);
    if (format !== 'pem' && format !== 'jwk') throw invalidField('format', 'Either pem or jwk');
    const { pair, expiresAt } = await keyFor(state, known);
    const publicKey =
      format === 'pem'
        ? base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)))
        : JSON.stringify(await crypto.subtle.exportKey('jwk', pair.publicKey));
    return { publicKey, publicKeyExpiryDate: new Date(expiresAt).toISOString() };
  },

  async revealPaymentInstrument(state, { input: { encryptedKey, paymentInstrumentId } }) {
    const { number, securityCode } = secretOf(state, paymentInstrumentId);
    const key = await openSessionKey(state, 'panReveal', encryptedKey);
    const { expiration } = instrumentNow(state, paymentInstrumentId).card ?? {};
    const data = JSON.stringify({ pan: number, expiration, cvc: securityCode });
    return { encryptedData: await key.encrypt(new TextEncoder().encode(data)) };
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
    const block = await sealPin(key, pinNow(state, secret), secret.pinToken);
    return { encryptedPinBlock: block, token: secret.pinToken };
  },

  async changePin(state, { input: { encryptedKey, encryptedPinBlock, paymentInstrumentId, token } }) {
    const secret = secretOf(state, paymentInstrumentId);
    const { status, card } = instrumentNow(state, paymentInstrumentId);
    const key = await openSessionKey(state, 'pinChange', encryptedKey);
    // The device makes it up for each change (docs.adyen.com/issuing/manage-card-data/change-pin).
    if (!/^\d{16}$/.test(token)) throw invalidField('token', 'Not 16 digits');
    const pin = await openPin(key, encryptedPinBlock, token).catch(() => undefined);
    if (pin === undefined)
      throw invalidField('encryptedPinBlock', 'Holds no PIN of 4 to 12 digits under this token');
    if (status !== 'active') return { status: 'unavailable' as const };
    const isPhysical = card?.formFactor === 'physical';
    secret.pin = pinNow(state, secret);
    secret.nextPin = { pin, at: state.now() + (isPhysical ? CHIP_TIME : 0) };
    return { status: isPhysical ? ('pending' as const) : ('completed' as const) };
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
