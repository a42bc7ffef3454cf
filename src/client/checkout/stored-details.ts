import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { BankAccount, Card } from '../recurring/stored-detail.js';

/** What a stored payment method was made from. */
export const StoredDetails = /*@__PURE__*/ once(() =>
  z.object({
    bank: z.optional(BankAccount()),
    card: z.optional(Card()),
    emailAddress: text(),
  }),
);
export type StoredDetails = z.infer<ReturnType<typeof StoredDetails>>;
