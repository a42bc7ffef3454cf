import * as z from '../schema/schema.js';
import { accountIdentifications } from '../schema/account-identification.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { variantsBy } from '../schema/variants.js';
import { DocumentReference } from './document.js';
import { verificationCode } from './verification-code.js';
import { CapabilityProblem } from './verification.js';

/** The number of a bank account, by its country's rules or by IBAN. */
export const BankAccountIdentification = /*@__PURE__*/ once(() =>
  variantsBy('type', accountIdentifications()),
);
export type BankAccountIdentification = z.infer<ReturnType<typeof BankAccountIdentification>>;

/** A bank account that money is paid out to. With a `trustedSource` the bank itself has confirmed it. */
export const BankAccountInfo = /*@__PURE__*/ once(() =>
  z.object({
    accountIdentification: z.optional(BankAccountIdentification()),
    accountType: text(),
    bankName: text(),
    countryCode: text(),
    trustedSource: flag(),
  }),
);
export type BankAccountInfo = z.infer<ReturnType<typeof BankAccountInfo>>;

/** Where a bank account stands with one capability of its owner. */
export const SupportingEntityCapability = /*@__PURE__*/ once(() =>
  z.object({
    allowed: flag(),
    id: text(),
    requested: flag(),
    verificationStatus: text(),
  }),
);
export type SupportingEntityCapability = z.infer<ReturnType<typeof SupportingEntityCapability>>;

const fields = () => ({
  bankAccount: BankAccountInfo(),
  legalEntityId: z.string(),
  type: oneOf('bankAccount', 'recurringDetail'),
});

/** A bank account that is added or put in place of another. */
export const TransferInstrumentRequest = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), ...verificationCode() }),
);
export type TransferInstrumentRequest = z.input<ReturnType<typeof TransferInstrumentRequest>>;

/** A bank account of a legal entity, and what holds back payouts to it. */
export const TransferInstrument = /*@__PURE__*/ once(() =>
  z.object({
    ...fields(),
    capabilities: z.optional(z.record(z.string(), SupportingEntityCapability())),
    documentDetails: list(DocumentReference()),
    id: z.string(),
    problems: list(CapabilityProblem()),
  }),
);
export type TransferInstrument = z.infer<ReturnType<typeof TransferInstrument>>;

/** Which bank account belongs to a legal entity, its number masked. */
export const TransferInstrumentReference = /*@__PURE__*/ once(() =>
  z.object({
    accountIdentifier: z.string(),
    id: z.string(),
    realLastFour: text(),
    trustedSource: flag(),
  }),
);
export type TransferInstrumentReference = z.infer<ReturnType<typeof TransferInstrumentReference>>;
