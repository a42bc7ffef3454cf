import * as z from 'zod/mini';

import { once } from '../../once.js';
import { text } from '../fields.js';
import { storable } from './stored.js';

/** UPI through PayU. */
export const PayUUpiDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['payu_IN_upi']),
    ...storable(),
    shopperNotificationReference: text(),
    virtualPaymentAddress: text(),
  }),
);
export type PayUUpiDetails = z.infer<ReturnType<typeof PayUUpiDetails>>;

/** UPI, asked for at a virtual address. */
export const UpiCollectDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['upi_collect']),
    ...storable(),
    billingSequenceNumber: z.string(),
    shopperNotificationReference: text(),
    virtualPaymentAddress: text(),
  }),
);
export type UpiCollectDetails = z.infer<ReturnType<typeof UpiCollectDetails>>;

/** UPI, answered in an app of the shopper. */
export const UpiIntentDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['upi_intent']),
    ...storable(),
    appId: text(),
    shopperNotificationReference: text(),
  }),
);
export type UpiIntentDetails = z.infer<ReturnType<typeof UpiIntentDetails>>;
