import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';

const namingFields = () => ({ displayedReference: text(), storedPaymentMethodId: text() });

/** The charge that is coming, and the stored detail it will be made on. */
export const NotifyShopperRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...namingFields(),
    amount: Amount(),
    billingDate: text(),
    billingSequenceNumber: text(),
    merchantAccount: z.string(),
    recurringDetailReference: text(),
    reference: z.string(),
    shopperReference: z.string(),
  }),
);
export type NotifyShopperRequest = z.input<ReturnType<typeof NotifyShopperRequest>>;

/** Whether the issuer took the notice. The charge has to bring `shopperNotificationReference`. */
export const NotifyShopperResult = /*@__PURE__*/ once(() =>
  z.object({
    ...namingFields(),
    message: text(),
    pspReference: text(),
    reference: text(),
    resultCode: text(),
    shopperNotificationReference: text(),
  }),
);
export type NotifyShopperResult = z.infer<ReturnType<typeof NotifyShopperResult>>;
