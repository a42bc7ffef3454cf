import type { Amount } from '../../../client/schema/values.js';

/** The facts of a payment that a code is made of. */
export interface Asked {
  readonly amount: Amount;
  readonly merchant: string;
  /** UUID of this request to the shopper. */
  readonly id: string;
  /** Letters and digits that the payment is known by. */
  readonly reference: string;
  /** When the code is over, in milliseconds since the epoch. */
  readonly until: number;
}
