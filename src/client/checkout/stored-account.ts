import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { textOf } from '../schema/values.js';
import { PaymentRequest } from './payment-request.js';

/**
 * A payment from an account that is stored. The specification requires an IBAN or a telephone number beside the id, which a page does
 * not have any more; the platform keeps what the shopper typed with the token. Not tried at the live platform yet.
 */
export const StoredAccountRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentRequest()),
    paymentMethod: z.object({
      type: textOf(40, 1),
      subtype: z.optional(textOf(40, 1)),
      storedPaymentMethodId: textOf(64, 1),
    }),
  }),
);
