import * as z from 'zod/mini';

import { once } from '../once.js';
import { integer, textOf } from '../values.js';
import { flag, text } from './fields.js';

/** A person's name. */
export const Name = /*@__PURE__*/ once(() =>
  z.strictObject({
    firstName: textOf(80),
    lastName: textOf(80),
  }),
);
export type Name = z.infer<ReturnType<typeof Name>>;

/** A postal address of somebody other than the shopper, as funding rules ask for it. */
export const Address = /*@__PURE__*/ once(() =>
  z.strictObject({
    city: textOf(3000),
    country: z.string(),
    houseNumberOrName: textOf(3000),
    postalCode: z.string(),
    stateOrProvince: text(),
    street: textOf(3000),
  }),
);
export type Address = z.infer<ReturnType<typeof Address>>;

/** Where the shopper's bill goes. */
export const BillingAddress = /*@__PURE__*/ once(() =>
  z.strictObject({
    city: textOf(3000),
    country: z.string(),
    houseNumberOrName: textOf(3000),
    postalCode: z.string(),
    stateOrProvince: text(1000),
    street: textOf(3000),
  }),
);
export type BillingAddress = z.infer<ReturnType<typeof BillingAddress>>;

/** Where the goods go, and to whom. */
export const DeliveryAddress = /*@__PURE__*/ once(() =>
  z.strictObject({
    city: textOf(3000),
    country: z.string(),
    firstName: text(),
    houseNumberOrName: textOf(3000),
    lastName: text(),
    postalCode: z.string(),
    stateOrProvince: text(1000),
    street: textOf(3000),
  }),
);
export type DeliveryAddress = z.infer<ReturnType<typeof DeliveryAddress>>;

/** The company that buys. */
export const Company = /*@__PURE__*/ once(() =>
  z.strictObject({
    homepage: text(),
    name: text(),
    registrationNumber: text(),
    registryLocation: text(),
    taxId: text(),
    type: text(),
  }),
);
export type Company = z.infer<ReturnType<typeof Company>>;

/** What 3D Secure wants to know of the shopper's browser. */
export const BrowserInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    acceptHeader: z.string(),
    colorDepth: integer(-(2 ** 31), 2 ** 31 - 1),
    javaEnabled: z.boolean(),
    javaScriptEnabled: flag(),
    language: z.string(),
    screenHeight: integer(-(2 ** 31), 2 ** 31 - 1),
    screenWidth: integer(-(2 ** 31), 2 ** 31 - 1),
    timeZoneOffset: integer(-(2 ** 31), 2 ** 31 - 1),
    userAgent: z.string(),
  }),
);
export type BrowserInfo = z.infer<ReturnType<typeof BrowserInfo>>;

/** A telephone number in two parts: country code and subscriber. */
export const Phone = /*@__PURE__*/ once(() =>
  z.strictObject({
    cc: text(3, 1),
    subscriber: text(15),
  }),
);
export type Phone = z.infer<ReturnType<typeof Phone>>;
