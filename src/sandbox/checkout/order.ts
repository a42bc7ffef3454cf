import type { Amount } from '../../client/schema/values.js';

/** An amount that several payments are to add up to. */
export interface Order {
  readonly pspReference: string;
  /** Its bearer may pay into the order, or cancel it. Renewed by every part. */
  orderData: string;
  /** What it was before: an answer may be lost, so each of them still opens the order. */
  readonly formerData: string[];
  readonly merchantAccount: string;
  readonly reference: string;
  readonly amount: Amount;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** `paid` once nothing remains; the others give back what was paid. */
  status: 'open' | 'paid' | 'cancelled' | 'expired';
}
