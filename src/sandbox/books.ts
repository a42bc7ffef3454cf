import type { Amount } from '../client/values.js';
import { ISSUER_ANSWERS } from './issuer.js';
import { isCharged, type Payment } from './payment.js';

/** One payment the sandbox really carried out, whatever its answer's fate on the way home. */
export interface BookEntry {
  readonly pspReference: string;
  /** `reference` of the request, which the platform echoes as `merchantReference`. */
  readonly reference: string;
  /** `merchantOrderReference` of the request; where it had none, the same as `reference`. */
  readonly order: string;
  readonly amount: Amount;
  /** The final result code, or `open` while the shopper still has something to do. */
  readonly result: 'open' | 'Authorised' | 'Refused' | 'Cancelled' | 'Error' | 'Pending';
  /** True while the shopper's money is with the merchant: authorised and not reversed. */
  readonly charged: boolean;
  readonly reversed: boolean;
  readonly idempotencyKey: string | undefined;
  readonly brand: string;
  readonly lastFour: string;
  readonly securityCodeGiven: boolean;
  readonly stored: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export function bookEntry(payment: Payment): BookEntry {
  return {
    pspReference: payment.pspReference,
    reference: payment.merchantReference,
    order: payment.orderReference,
    amount: { ...payment.amount },
    result: payment.settledAt === undefined ? 'open' : ISSUER_ANSWERS[payment.answer].resultCode,
    charged: isCharged(payment),
    reversed: payment.reversedAt !== undefined,
    idempotencyKey: payment.idempotencyKey,
    brand: payment.card.brand,
    lastFour: payment.card.lastFour,
    securityCodeGiven: payment.securityCodeGiven,
    stored: payment.token !== undefined,
    at: payment.at,
  };
}
