import * as z from '../schema/schema.js';
import { text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** A bank account, by IBAN or in the terms of its country. */
export const BankAccount = /*@__PURE__*/ once(() =>
  z.object({
    bankAccountNumber: text(),
    bankCity: text(),
    bankLocationId: text(),
    bankName: text(),
    bic: text(),
    countryCode: text(),
    iban: text(),
    ownerName: text(),
    taxId: text(),
  }),
);
export type BankAccount = z.infer<ReturnType<typeof BankAccount>>;

/** A card in the clear: for merchants with a PCI scope of their own. No browser may send one. */
export const Card = /*@__PURE__*/ once(() =>
  z.object({
    cvc: text(20, 1),
    expiryMonth: text(2, 1),
    expiryYear: text(4, 4),
    holderName: text(50, 1),
    issueNumber: text(2, 1),
    number: text(19, 4),
    startMonth: text(2, 1),
    startYear: text(4, 4),
  }),
);
export type Card = z.infer<ReturnType<typeof Card>>;

/** What a stored detail may be used for: payments by the shopper, payments without them, payouts. */
export const Recurring = /*@__PURE__*/ once(() =>
  z.object({
    contract: word('ONECLICK', 'RECURRING', 'PAYOUT'),
    recurringDetailName: text(),
    recurringExpiry: time(),
    recurringFrequency: text(),
    tokenService: word('VISATOKENSERVICE', 'MCTOKENSERVICE', 'AMEXTOKENSERVICE', 'TOKEN_SHARING'),
  }),
);
export type Recurring = z.infer<ReturnType<typeof Recurring>>;
