import type { Reason } from '../../client/shopper/index.js';
import { COME_BACK } from '../work/running.js';

/**
 * The platform's refusal codes, folded into what a shopper can do. Nothing here tells a card tester which part of a
 * card was right: number, date, security code and address are one reason.
 */
const BY_CODE: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['3', 'contact-bank'],
  ['4', 'try-again'],
  ['6', 'check-details'],
  ['8', 'check-details'],
  ['9', 'try-again'],
  ['11', 'authentication'],
  ['17', 'check-details'],
  ['18', 'contact-bank'],
  ['24', 'check-details'],
  ['26', 'contact-bank'],
  ['32', 'check-details'],
  ['38', 'authentication'],
  ['39', 'authentication'],
  ['42', 'authentication'],
]);

/** Every other code, and none, is `other-card`; a technical error is worth another try. */
export function reasonOf(resultCode: unknown, refusalReasonCode: unknown): Reason {
  if (resultCode === 'Error') return 'try-again';
  return BY_CODE.get(typeof refusalReasonCode === 'string' ? refusalReasonCode : '') ?? 'other-card';
}

/** Fields that the platform's validation codes speak of, by the card form's names. */
const FIELD_BY_CODE: ReadonlyMap<string | undefined, string> = new Map([
  ['101', 'number'],
  ['102', 'number'],
  ['103', 'securityCode'],
  ['128', 'holderName'],
  ['129', 'expiry'],
  ['140', 'expiry'],
  ['141', 'expiry'],
  ['142', 'expiry'],
  ['170', 'encryption'],
  ['171', 'encryption'],
  ['172', 'encryption'],
  ['173', 'encryption'],
  ['174', 'encryption'],
  ['175', 'encryption'],
]);

/** `encryption`: seal the card again, under a new key. Nothing where the code is not about the card. */
export const fieldOf = (errorCode: string | undefined): string | undefined => FIELD_BY_CODE.get(errorCode);

/** Milliseconds after which it makes sense to ask again, where the platform was never reached or was busy. */
export const comeBack = ({
  status,
  retryAfter,
}: {
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
}): { readonly retryAfter?: number } =>
  status === undefined || status === 429 || status === 503 ? { retryAfter: retryAfter ?? COME_BACK } : {};
