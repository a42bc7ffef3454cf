import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** A postal address. How much of it must be there depends on the country. */
export const Address = /*@__PURE__*/ once(() =>
  z.object({
    city: text(),
    country: z.string(),
    postalCode: text(),
    stateOrProvince: text(),
    street: text(),
    street2: text(),
  }),
);
export type Address = z.infer<ReturnType<typeof Address>>;

/** A telephone number with its country code, and of what kind it is. */
export const PhoneNumber = /*@__PURE__*/ once(() => z.object({ number: z.string(), type: text() }));
export type PhoneNumber = z.infer<ReturnType<typeof PhoneNumber>>;

/** A web site. */
export const WebData = /*@__PURE__*/ once(() => z.object({ webAddress: text(), webAddressId: text() }));
export type WebData = z.infer<ReturnType<typeof WebData>>;

/** A tax number and the country that gave it. */
export const TaxInformation = /*@__PURE__*/ once(() =>
  z.object({
    country: text(2, 2),
    number: text(),
    type: text(),
  }),
);
export type TaxInformation = z.infer<ReturnType<typeof TaxInformation>>;
