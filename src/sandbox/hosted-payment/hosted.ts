import type { Amount } from '../../client/schema/values.js';
import type { Fields } from '../refusals/fields.js';
import type { Payment } from '../cards/payment.js';
import type { Kind } from './addresses.js';

/** The payment that a hosted page takes, read from its link or its session. */
export interface Hosted {
  readonly kind: Kind;
  readonly id: string;
  /** The merchant's request. */
  readonly request: Fields;
  readonly merchantAccount: string;
  readonly amount: Amount;
  readonly reference: string;
  readonly stands: 'open' | 'pending' | 'paid' | 'over';
  /** The try that its shopper has not finished, where there is one. */
  readonly left: Payment | undefined;
  /** Where the shopper goes afterwards, where the merchant said so. */
  readonly home: string | undefined;
}
