import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { textOf } from '../schema/values.js';
import { PaymentRequest } from './payment-request.js';

/**
 * A payment from an account that is stored. The specification asks for an IBAN or a telephone number all the same; the platform's
 * documentation sends the id alone: https://docs.adyen.com, "SEPA Direct Debit", recurring payments (2026-11-26).
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
