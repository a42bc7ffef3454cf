import type * as z from '../schema/schema.js';
import { accountIdentifications, BRLocalAccountIdentification } from '../schema/account-identification.js';
import { once } from '../schema/once.js';
import { variantsBy } from '../schema/variants.js';

/**
 * A bank account in the terms of its country, told apart by `type`. Numbers are digits without blanks or hyphens.
 * Without a `type` it is one in Singapore, which alone may leave it out.
 */
export const AccountIdentification = /*@__PURE__*/ once(() =>
  variantsBy('type', [...accountIdentifications(), BRLocalAccountIdentification()]),
);
export type AccountIdentification = z.infer<ReturnType<typeof AccountIdentification>>;
