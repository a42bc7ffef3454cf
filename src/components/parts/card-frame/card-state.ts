import type { EncryptedField } from '../../../facts/encrypted-fields.js';
import type { ClosedReason, FieldCode, FieldName, UnsealedReason } from '../../../frame/protocol.js';

/** What the page may know of a card, and what the merchant's list of brands makes of it. */
export interface CardState {
  readonly fields: Readonly<Partial<Record<FieldName, FieldCode>>>;
  readonly complete: boolean;
  /** The platform's name of the brand, once the first digits decide; of two that fit, the shopper's or the merchant's first. */
  readonly brand?: string | undefined;
  /** The brand the card may carry beside it, which the shopper may choose in its place. */
  readonly otherBrand?: string | undefined;
  /** Once the number is valid and was left; of one number until the field is emptied. */
  readonly lastFour?: string | undefined;
}

/** `error` can be tried again, `offline` tries again by itself, `closed` needs the merchant or a reload of the page. */
export type CardFrameStatus = 'loading' | 'ready' | 'error' | 'offline' | 'closed';

/**
 * Why there are no card fields:
 * - `address`: neither `proxy` nor `frame-url` gives an address that may be loaded.
 * - `timeout`: the frame did not answer within ten seconds.
 * - `unprepared`: what the frame waits for (the server's time) did not come.
 * - `offline`: the machine has no network.
 * - `replaced`: another document took the frame's place, or the frame went away. Worth an alarm.
 * - `flooded`: the frame said more than a card form has to say. Worth an alarm.
 * - the rest are the frame's own words, see `ClosedReason`.
 */
export type CardFrameFailure =
  'address' | 'timeout' | 'unprepared' | 'offline' | 'replaced' | 'flooded' | ClosedReason;

/** A card as the platform takes it: one envelope for each field shown, the holder's name in clear if asked for. */
export interface Sealed {
  readonly envelopes: Readonly<Partial<Record<EncryptedField, string>>>;
  readonly holderName?: string | undefined;
  readonly brand?: string | undefined;
}

export type SealFailure = UnsealedReason | 'closed' | 'timeout';

export type CardProblem = CardFrameFailure | SealFailure;

/** Why a card could not be sealed; carries a code and nothing of the card. */
export class SealError extends Error {
  override readonly name = 'SealError';
  constructor(readonly code: SealFailure) {
    super(`The card was not sealed: ${code}`);
  }
}

export const statusOf = (reason: CardFrameFailure): CardFrameStatus =>
  reason === 'offline' ? reason : reason === 'timeout' || reason === 'unprepared' ? 'error' : 'closed';

export const frozen = (card: CardState): CardState =>
  Object.freeze({ ...card, fields: Object.freeze(card.fields) });

export const NO_CARD: CardState = /*@__PURE__*/ frozen({ fields: {}, complete: false });

/** Whether a shopper would have to type something again. */
export const isTyped = ({ fields: { number, expiry, securityCode } }: CardState): boolean =>
  [number, expiry, securityCode].some((code) => code && code !== 'empty' && code !== 'missing');
