import * as z from 'zod/mini';

import { once } from '../once.js';
import { text } from './fields.js';

/** A piece of software and its version. */
export const CommonField = /*@__PURE__*/ once(() =>
  z.strictObject({
    name: text(),
    version: text(),
  }),
);
export type CommonField = z.infer<ReturnType<typeof CommonField>>;

/** The shop system that an integration runs in. */
export const ExternalPlatform = /*@__PURE__*/ once(() =>
  z.strictObject({
    integrator: text(),
    name: text(),
    version: text(),
  }),
);
export type ExternalPlatform = z.infer<ReturnType<typeof ExternalPlatform>>;

/** The device of the merchant that the payment is made on. */
export const MerchantDevice = /*@__PURE__*/ once(() =>
  z.strictObject({
    os: text(),
    osVersion: text(),
    reference: text(),
  }),
);
export type MerchantDevice = z.infer<ReturnType<typeof MerchantDevice>>;

/** The device the shopper holds. */
export const ShopperInteractionDevice = /*@__PURE__*/ once(() =>
  z.strictObject({
    locale: text(),
    os: text(),
    osVersion: text(),
  }),
);
export type ShopperInteractionDevice = z.infer<ReturnType<typeof ShopperInteractionDevice>>;

/** Which software made the request. */
export const ApplicationInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    adyenLibrary: z.optional(CommonField()),
    adyenPaymentSource: z.optional(CommonField()),
    externalPlatform: z.optional(ExternalPlatform()),
    merchantApplication: z.optional(CommonField()),
    merchantDevice: z.optional(MerchantDevice()),
    shopperInteractionDevice: z.optional(ShopperInteractionDevice()),
  }),
);
export type ApplicationInfo = z.infer<ReturnType<typeof ApplicationInfo>>;
