import * as z from '../../schema/schema.js';
import { countOf, flag, text } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { textOf } from '../../schema/values.js';

/** A person's name. */
export const Name = /*@__PURE__*/ once(() =>
  z.object({
    firstName: textOf(80),
    lastName: textOf(80),
  }),
);
export type Name = z.input<ReturnType<typeof Name>>;

/** A postal address. */
export const Address = /*@__PURE__*/ once(() =>
  z.object({
    city: textOf(3000),
    country: z.string(),
    houseNumberOrName: textOf(3000),
    postalCode: z.string(),
    stateOrProvince: text(),
    street: textOf(3000),
  }),
);
export type Address = z.input<ReturnType<typeof Address>>;

/** Where the shopper's bill goes. */
export const BillingAddress = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(Address()),
    stateOrProvince: text(1000),
  }),
);
export type BillingAddress = z.input<ReturnType<typeof BillingAddress>>;

/** Where the goods go, and to whom. */
export const DeliveryAddress = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(BillingAddress()),
    firstName: text(),
    lastName: text(),
  }),
);
export type DeliveryAddress = z.input<ReturnType<typeof DeliveryAddress>>;

/** The company that buys. */
export const Company = /*@__PURE__*/ once(() =>
  z.object({
    homepage: text(),
    name: text(),
    registrationNumber: text(),
    registryLocation: text(),
    taxId: text(),
    type: text(),
  }),
);
export type Company = z.input<ReturnType<typeof Company>>;

/** What 3D Secure wants to know of the shopper's browser. */
export const BrowserInfo = /*@__PURE__*/ once(() =>
  z.object({
    acceptHeader: z.string(),
    colorDepth: countOf(),
    javaEnabled: z.boolean(),
    javaScriptEnabled: flag(),
    language: z.string(),
    screenHeight: countOf(),
    screenWidth: countOf(),
    timeZoneOffset: countOf(),
    userAgent: z.string(),
  }),
);
export type BrowserInfo = z.input<ReturnType<typeof BrowserInfo>>;

/** A telephone number in two parts: country code and subscriber. */
export const Phone = /*@__PURE__*/ once(() =>
  z.object({
    cc: text(3, 1),
    subscriber: text(15),
  }),
);
export type Phone = z.input<ReturnType<typeof Phone>>;
