import * as z from '../schema/schema.js';
import { IDENTITY_DOCUMENTS } from '../../facts/identity-documents.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { Address, PhoneNumber, TaxInformation, WebData } from './contact.js';

/** A person's name. */
export const Name = /*@__PURE__*/ once(() =>
  z.object({
    firstName: z.string(),
    infix: text(),
    lastName: z.string(),
  }),
);
export type Name = z.infer<ReturnType<typeof Name>>;

/** When a person was born: `1990-06-21`. */
export const BirthData = /*@__PURE__*/ once(() => z.object({ dateOfBirth: text() }));
export type BirthData = z.infer<ReturnType<typeof BirthData>>;

/** What is written on a person's identity document. Its `cardNumber` is that of the document, not of a payment card. */
export const IdentificationData = /*@__PURE__*/ once(() =>
  z.object({
    cardNumber: text(),
    expiryDate: text(),
    issuerCountry: text(),
    issuerState: text(),
    nationalIdExempt: flag(),
    number: text(),
    type: oneOf(...IDENTITY_DOCUMENTS),
  }),
);
export type IdentificationData = z.infer<ReturnType<typeof IdentificationData>>;

/** A natural person. */
export const Individual = /*@__PURE__*/ once(() =>
  z.object({
    birthData: z.optional(BirthData()),
    email: text(),
    identificationData: z.optional(IdentificationData()),
    name: Name(),
    nationality: text(),
    phone: z.optional(PhoneNumber()),
    residentialAddress: Address(),
    taxInformation: list(TaxInformation()),
    webData: z.optional(WebData()),
  }),
);
export type Individual = z.infer<ReturnType<typeof Individual>>;
