import * as z from '../schema/schema.js';
import { notes } from '../checkout/fields/answer-fields.js';
import { Address, Name } from '../checkout/fields/shopper.js';
import { list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { BankAccount, Card, Recurring } from './stored-detail.js';

/** Whose stored details to list, and for which use. */
export const RecurringDetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: z.string(),
    recurring: z.optional(Recurring()),
    shopperReference: z.string(),
  }),
);
export type RecurringDetailsRequest = z.input<ReturnType<typeof RecurringDetailsRequest>>;

/** What a wallet or network stored in place of the card. */
export const TokenDetails = /*@__PURE__*/ once(() => z.object({ tokenData: notes(), tokenDataType: text() }));
export type TokenDetails = z.infer<ReturnType<typeof TokenDetails>>;

/** One stored card or bank account. `recurringDetailReference` is the token to pay with. */
export const RecurringDetail = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    alias: text(),
    aliasType: text(),
    bank: z.optional(BankAccount()),
    billingAddress: z.optional(Address()),
    card: z.optional(Card()),
    contractTypes: list(z.string()),
    creationDate: time(),
    firstPspReference: text(),
    name: text(),
    networkTxReference: text(),
    paymentMethodVariant: text(),
    recurringDetailReference: z.string(),
    shopperName: z.optional(Name()),
    socialSecurityNumber: text(),
    tokenDetails: z.optional(TokenDetails()),
    variant: z.string(),
  }),
);
export type RecurringDetail = z.infer<ReturnType<typeof RecurringDetail>>;

/** What a shopper has stored. Each detail stands in an object of its own, under its type's name. */
export const RecurringDetailsResult = /*@__PURE__*/ once(() =>
  z.object({
    creationDate: time(),
    details: list(z.object({ RecurringDetail: z.optional(RecurringDetail()) })),
    lastKnownShopperEmail: text(),
    shopperReference: text(),
  }),
);
export type RecurringDetailsResult = z.infer<ReturnType<typeof RecurringDetailsResult>>;

/** Which detail to remove; without a reference, all of the shopper's, or all for one use. */
export const DisableRequest = /*@__PURE__*/ once(() =>
  z.object({
    contract: text(),
    merchantAccount: z.string(),
    recurringDetailReference: text(),
    shopperReference: z.string(),
  }),
);
export type DisableRequest = z.input<ReturnType<typeof DisableRequest>>;

/** What was removed, in the platform's words. */
export const DisableResult = /*@__PURE__*/ once(() => z.object({ response: text() }));
export type DisableResult = z.infer<ReturnType<typeof DisableResult>>;
