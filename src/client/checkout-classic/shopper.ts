import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';

/** A person's name. */
export const Name = /*@__PURE__*/ once(() =>
  z.object({
    firstName: z.string(),
    gender: oneOf('MALE', 'FEMALE', 'UNKNOWN'),
    infix: text(),
    lastName: z.string(),
  }),
);
export type Name = z.input<ReturnType<typeof Name>>;

/** A postal address. */
export const Address = /*@__PURE__*/ once(() =>
  z.object({
    city: z.string(),
    country: z.string(),
    houseNumberOrName: z.string(),
    postalCode: z.string(),
    stateOrProvince: text(),
    street: z.string(),
  }),
);
export type Address = z.input<ReturnType<typeof Address>>;
