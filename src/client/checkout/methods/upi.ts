import * as z from '../../schema/schema.js';
import { text } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { only } from '../../schema/variants.js';
import { storable } from './stored.js';

/** UPI through PayU. */
export const PayUUpiDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('payu_IN_upi'),
    ...storable(),
    shopperNotificationReference: text(),
    virtualPaymentAddress: text(),
  }),
);
export type PayUUpiDetails = z.input<ReturnType<typeof PayUUpiDetails>>;

/** UPI, asked for at a virtual address. */
export const UpiCollectDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('upi_collect'),
    ...storable(),
    billingSequenceNumber: z.string(),
    shopperNotificationReference: text(),
    virtualPaymentAddress: text(),
  }),
);
export type UpiCollectDetails = z.input<ReturnType<typeof UpiCollectDetails>>;

/** UPI, answered in an app of the shopper. */
export const UpiIntentDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('upi_intent'),
    ...storable(),
    appId: text(),
    shopperNotificationReference: text(),
  }),
);
export type UpiIntentDetails = z.input<ReturnType<typeof UpiIntentDetails>>;
