import type { Amount } from '../../client/schema/values.js';
import type { Payment } from '../cards/payment.js';
import type { Defense, DisputeReason } from './reasons.js';

export interface Dispute {
  readonly pspReference: string;
  /** The disputed payment. */
  readonly payment: Payment;
  readonly reason: DisputeReason;
  readonly amount: Amount;
  /** Milliseconds since the epoch, as all times. */
  readonly openedAt: number;
  /** From then on nothing can be said any more. */
  readonly defendBefore: number;
  status: 'open' | 'accepted' | 'defended' | 'won' | 'lost' | 'expired';
  /** The reason it was defended by. */
  defense?: Defense;
  /** Kinds of document that were handed in, with their base64. */
  readonly documents: Map<string, string>;
}
