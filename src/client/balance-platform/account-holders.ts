import * as z from '../schema/schema.js';
import { binaryOf, countOf } from '../schema/fields.js';
import { Address } from '../checkout/fields/shopper.js';
import { list, text, texts, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { AccountHolderCapability, VerificationDeadline } from './capability.js';
import { pageFields } from './pages.js';
import { askedStatus } from './status.js';

/** A telephone number in one part, with its country code. */
export const Phone = /*@__PURE__*/ once(() =>
  z.object({
    number: z.string(),
    type: oneOf('landline', 'mobile'),
  }),
);
export type Phone = z.infer<ReturnType<typeof Phone>>;

/** Where an account holder is reached. Out of use: the legal entity holds this now. */
export const ContactDetails = /*@__PURE__*/ once(() =>
  z.object({
    address: Address(),
    email: z.string(),
    phone: Phone(),
    webAddress: text(),
  }),
);
export type ContactDetails = z.infer<ReturnType<typeof ContactDetails>>;

const accountHolderFields = () => ({
  balancePlatform: text(),
  capabilities: z.optional(z.record(z.string(), AccountHolderCapability())),
  contactDetails: z.optional(ContactDetails()),
  description: text(300),
  metadata: texts(),
  migratedAccountHolderCode: text(),
  reference: text(150),
  timeZone: text(),
});

/** A new account holder: the part that a legal entity plays on the platform. */
export const AccountHolderInfo = /*@__PURE__*/ once(() =>
  z.object({ ...accountHolderFields(), legalEntityId: z.string() }),
);
export type AccountHolderInfo = z.input<ReturnType<typeof AccountHolderInfo>>;

/** What changes of an account holder. `closed` is for good. */
export const AccountHolderUpdateRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...accountHolderFields(),
    primaryBalanceAccount: text(),
    status: askedStatus(),
    verificationDeadlines: list(VerificationDeadline()),
  }),
);
export type AccountHolderUpdateRequest = z.input<ReturnType<typeof AccountHolderUpdateRequest>>;

/** An account holder with the state of its capabilities. */
export const AccountHolder = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(AccountHolderUpdateRequest()), id: z.string(), legalEntityId: z.string() }),
);
export type AccountHolder = z.infer<ReturnType<typeof AccountHolder>>;

export const AccountHolderPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), accountHolders: z.array(AccountHolder()) }),
);
export type AccountHolderPage = z.infer<ReturnType<typeof AccountHolderPage>>;

/** The platform that all accounts belong to. */
export const BalancePlatform = /*@__PURE__*/ once(() =>
  z.object({
    description: text(300),
    id: z.string(),
    status: text(),
  }),
);
export type BalancePlatform = z.infer<ReturnType<typeof BalancePlatform>>;

/** Asks for a tax form of one year: of payments (`US1099k`) or of other income (`US1099nec`). */
export const TaxFormRequest = /*@__PURE__*/ once(() =>
  z.object({
    formType: oneOf('US1099k', 'US1099nec'),
    year: countOf(),
  }),
);
export type TaxFormRequest = z.input<ReturnType<typeof TaxFormRequest>>;

/** A tax form as a document in base64. */
export const TaxForm = /*@__PURE__*/ once(() =>
  z.object({
    content: binaryOf(),
    contentType: word('application/pdf'),
  }),
);
export type TaxForm = z.infer<ReturnType<typeof TaxForm>>;
