import * as z from '../schema/schema.js';
import { notes } from '../checkout/fields/answer-fields.js';
import { Address, Name } from '../checkout/fields/shopper.js';
import { count, text, texts, time, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { BankAccount, Card, Recurring } from '../recurring/stored-detail.js';
import { Amount, oneOf, textOf } from '../schema/values.js';

/** Who is paid. */
const payeeFields = () => ({
  additionalData: texts(),
  fraudOffset: count(),
  merchantAccount: z.string(),
  recurring: Recurring(),
  shopperEmail: z.string(),
  shopperName: z.optional(Name()),
  shopperReference: z.string(),
  socialSecurityNumber: text(),
});

/** What they are paid to, and what the law wants to know of them. */
const detailFields = () => ({
  ...payeeFields(),
  bank: z.optional(BankAccount()),
  billingAddress: z.optional(Address()),
  card: z.optional(Card()),
  dateOfBirth: timeOf(),
  entityType: oneOf('NaturalPerson', 'Company'),
  nationality: textOf(2),
  selectedBrand: text(),
  telephoneNumber: text(),
});

/** How much they are paid. */
const amountFields = () => ({
  amount: Amount(),
  reference: z.string(),
  shopperStatement: text(),
});

/** A bank account or a card to keep for later payouts. */
export const StoreDetailRequest = /*@__PURE__*/ once(() => z.object(detailFields()));
export type StoreDetailRequest = z.input<ReturnType<typeof StoreDetailRequest>>;

/** The token under which the details are kept. */
export const StoreDetailResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    pspReference: z.string(),
    recurringDetailReference: z.string(),
    resultCode: z.string(),
  }),
);
export type StoreDetailResponse = z.infer<ReturnType<typeof StoreDetailResponse>>;

/** A payout with the details it goes to. */
export const StoreDetailAndSubmitRequest = /*@__PURE__*/ once(() =>
  z.object({ ...detailFields(), ...amountFields() }),
);
export type StoreDetailAndSubmitRequest = z.input<ReturnType<typeof StoreDetailAndSubmitRequest>>;

/** A payout to details that are kept already. */
export const SubmitRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payeeFields(),
    ...amountFields(),
    dateOfBirth: time(),
    entityType: word('NaturalPerson', 'Company'),
    nationality: text(),
    selectedRecurringDetailReference: z.string(),
  }),
);
export type SubmitRequest = z.input<ReturnType<typeof SubmitRequest>>;

/** Whether the payout waits for a reviewer. Its `pspReference` is what they confirm or decline. */
export const SubmitResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    pspReference: z.string(),
    refusalReason: text(),
    resultCode: z.string(),
  }),
);
export type SubmitResponse = z.infer<ReturnType<typeof SubmitResponse>>;

/** Which payout is reviewed, by the `pspReference` it was submitted with. */
export const ModifyRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: texts(),
    merchantAccount: z.string(),
    originalReference: z.string(),
  }),
);
export type ModifyRequest = z.input<ReturnType<typeof ModifyRequest>>;

/** What became of the review, in the platform's words. */
export const ModifyResponse = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: notes(),
    pspReference: z.string(),
    response: z.string(),
  }),
);
export type ModifyResponse = z.infer<ReturnType<typeof ModifyResponse>>;
