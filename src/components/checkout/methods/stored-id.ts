import type { Method } from '../../../client/shopper/index.js';

/** What the proxy says of an account that is stored, such as PayPal. */
export interface StoredAccount {
  readonly storedPaymentMethodId?: string;
}

/** Id of an account that is stored; empty for a method that is paid by anew. */
export const storedIdOf = ({ configuration }: Method): string =>
  (configuration as StoredAccount | undefined)?.storedPaymentMethodId ?? '';
