import { checkout } from '../../client/checkout/index.js';
import { PaymentRequest } from '../../client/checkout/payment-request.js';
import type { Operation } from '../../client/index.js';
import { once } from '../../client/schema/once.js';
import * as z from '../../client/schema/schema.js';
import { textOf } from '../../client/schema/values.js';
import { isNewType } from './method-family.js';

const ByNameAlone = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentRequest()), paymentMethod: z.object({ type: textOf(40, 1) }) }),
);

/** `POST /payments`: nothing is known of the fields of a method that the specification lacks, so it is sent by its name alone. */
export const paymentsRow = (type: string): Operation =>
  isNewType(type) ? { ...checkout.payments, input: ByNameAlone } : checkout.payments;
