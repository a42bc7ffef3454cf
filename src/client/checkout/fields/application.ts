import * as z from '../../schema/schema.js';
import { text } from '../../schema/fields.js';
import { once } from '../../schema/once.js';

/** A piece of software and its version. */
export const CommonField = /*@__PURE__*/ once(() =>
  z.object({
    name: text(),
    version: text(),
  }),
);
export type CommonField = z.input<ReturnType<typeof CommonField>>;

/** The shop system that an integration runs in. */
export const ExternalPlatform = /*@__PURE__*/ once(() =>
  z.object({
    integrator: text(),
    name: text(),
    version: text(),
  }),
);
export type ExternalPlatform = z.input<ReturnType<typeof ExternalPlatform>>;

/** The device of the merchant that the payment is made on. */
export const MerchantDevice = /*@__PURE__*/ once(() =>
  z.object({
    os: text(),
    osVersion: text(),
    reference: text(),
  }),
);
export type MerchantDevice = z.input<ReturnType<typeof MerchantDevice>>;

/** The device the shopper holds. */
export const ShopperInteractionDevice = /*@__PURE__*/ once(() =>
  z.object({
    locale: text(),
    os: text(),
    osVersion: text(),
  }),
);
export type ShopperInteractionDevice = z.input<ReturnType<typeof ShopperInteractionDevice>>;

/** Which software made the request. */
export const ApplicationInfo = /*@__PURE__*/ once(() =>
  z.object({
    adyenLibrary: z.optional(CommonField()),
    adyenPaymentSource: z.optional(CommonField()),
    externalPlatform: z.optional(ExternalPlatform()),
    merchantApplication: z.optional(CommonField()),
    merchantDevice: z.optional(MerchantDevice()),
    shopperInteractionDevice: z.optional(ShopperInteractionDevice()),
  }),
);
export type ApplicationInfo = z.input<ReturnType<typeof ApplicationInfo>>;
