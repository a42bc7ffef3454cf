import type { Method } from '../../../client/shopper/index.js';

/** Id of an account that is stored, such as PayPal; empty for a method that is paid by anew. */
export const storedIdOf = ({ configuration }: Method): string =>
  (configuration as { readonly storedPaymentMethodId?: string } | undefined)?.storedPaymentMethodId ?? '';
