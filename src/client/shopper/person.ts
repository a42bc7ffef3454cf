import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

const typed = (longest = 80) => z.optional(textOf(longest, 1));

const place = () => ({
  street: typed(),
  houseNumberOrName: typed(),
  postalCode: typed(10),
  city: typed(),
  stateOrProvince: typed(3),
  /** ISO 3166-1 alpha-2. */
  country: textOf(2, 2),
});

/**
 * What a shopper says of themselves to a method that asks who pays, such as an invoice. Each name is the platform's, beside
 * `paymentMethod`. Never stored.
 */
export const Person = /*@__PURE__*/ once(() =>
  z.object({
    companyName: typed(),
    registrationNumber: typed(30),
    firstName: typed(),
    lastName: typed(),
    /** ISO 8601, `1990-12-31`. */
    dateOfBirth: typed(10),
    /** A CPF or CNPJ of Brazil, without the signs between its digits. */
    socialSecurityNumber: typed(14),
    telephoneNumber: typed(16),
    shopperEmail: typed(320),
    billingAddress: z.optional(z.object(place())),
    /** Absent: the billing address. */
    deliveryAddress: z.optional(z.object({ firstName: typed(), lastName: typed(), ...place() })),
    /** Whether the shopper has ticked that they accept the provider's terms. */
    acceptsTerms: z.optional(z.boolean()),
  }),
);
export type Person = z.input<ReturnType<typeof Person>>;
