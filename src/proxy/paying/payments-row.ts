import { checkout } from '../../client/checkout/index.js';
import { PaymentRequest } from '../../client/checkout/payment-request.js';
import { StoredAccountRequest } from '../../client/checkout/stored-account.js';
import type { Operation } from '../../client/index.js';
import { once } from '../../client/schema/once.js';
import * as z from '../../client/schema/schema.js';
import { textOf } from '../../client/schema/values.js';
import type { PayRequest } from '../../client/shopper/index.js';
import { isNewType } from './method-family.js';

type Paid = Pick<PayRequest['paymentMethod'], 'type' | 'storedPaymentMethodId'>;

const ByNameAlone = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentRequest()), paymentMethod: z.object({ type: textOf(40, 1) }) }),
);

/**
 * `POST /payments`: nothing is known of the fields of a method that the specification lacks, so it is sent by its name alone. An
 * account that is stored is sent by its id, without what was typed once.
 */
export function paymentsRow({ type, storedPaymentMethodId }: Paid): Operation {
  if (isNewType(type)) return { ...checkout.payments, input: ByNameAlone };
  const isAccount = type !== 'scheme' && storedPaymentMethodId !== undefined;
  return isAccount ? { ...checkout.payments, input: StoredAccountRequest } : checkout.payments;
}
