import * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Where a store is. */
export const Address = /*@__PURE__*/ once(() =>
  z.object({
    city: text(),
    countryCode: text(),
    postalCode: text(),
    stateOrProvince: text(),
    streetAddress: text(),
    streetAddress2: text(),
  }),
);
export type Address = z.infer<ReturnType<typeof Address>>;

/** A store with the terminals that are in use there. */
export const Store = /*@__PURE__*/ once(() =>
  z.object({
    address: z.optional(Address()),
    description: text(),
    inStoreTerminals: list(z.string()),
    merchantAccountCode: text(),
    status: text(),
    store: z.string(),
  }),
);
export type Store = z.infer<ReturnType<typeof Store>>;

/** Whose stores to list: a company's, or those of one merchant account. */
export const StoresRequest = /*@__PURE__*/ once(() =>
  z.object({ companyAccount: z.string(), merchantAccount: text() }),
);
export type StoresRequest = z.input<ReturnType<typeof StoresRequest>>;

/** The stores, all at once. */
export const StoresResponse = /*@__PURE__*/ once(() => z.object({ stores: list(Store()) }));
export type StoresResponse = z.infer<ReturnType<typeof StoresResponse>>;
