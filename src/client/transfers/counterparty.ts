import * as z from '../schema/schema.js';
import { text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { AccountIdentification } from './account-identification.js';

/** A postal address of a party; its country is an ISO 3166-1 alpha-2 code. */
export const Address = /*@__PURE__*/ once(() =>
  z.object({
    city: text(Infinity, 3),
    country: z.string(),
    line1: text(),
    line2: text(),
    postalCode: text(Infinity, 3),
    stateOrProvince: text(),
  }),
);
export type Address = z.infer<ReturnType<typeof Address>>;

/** A person by first and last name, or an organization by its full name. */
export const PartyIdentification = /*@__PURE__*/ once(() =>
  z.object({
    address: z.optional(Address()),
    dateOfBirth: time(),
    firstName: text(),
    fullName: text(),
    lastName: text(),
    reference: text(150),
    type: word('individual', 'organization', 'unknown'),
  }),
);
export type PartyIdentification = z.infer<ReturnType<typeof PartyIdentification>>;

/** A bank account and who holds it. */
export const BankAccount = /*@__PURE__*/ once(() =>
  z.object({
    accountHolder: PartyIdentification(),
    accountIdentification: AccountIdentification(),
  }),
);
export type BankAccount = z.infer<ReturnType<typeof BankAccount>>;

/** A card by its stored details. The clear number is for platforms with a PCI scope of their own. */
export const CardIdentification = /*@__PURE__*/ once(() =>
  z.object({
    expiryMonth: text(2, 2),
    expiryYear: text(4, 4),
    issueNumber: text(2, 1),
    number: text(19, 4),
    startMonth: text(2, 2),
    startYear: text(4, 4),
    storedPaymentMethodId: text(),
  }),
);
export type CardIdentification = z.infer<ReturnType<typeof CardIdentification>>;

/** A card and who holds it. */
export const Card = /*@__PURE__*/ once(() =>
  z.object({
    cardHolder: PartyIdentification(),
    cardIdentification: CardIdentification(),
  }),
);
export type Card = z.infer<ReturnType<typeof Card>>;

const destination = () => ({
  balanceAccountId: text(),
  bankAccount: z.optional(BankAccount()),
  card: z.optional(Card()),
  transferInstrumentId: text(),
});

/** Where a transfer goes: exactly one of a balance account, a transfer instrument, a bank account and a card. */
export const CounterpartyInfo = /*@__PURE__*/ once(() => z.object(destination()));
export type CounterpartyInfo = z.input<ReturnType<typeof CounterpartyInfo>>;

const merchantFields = () => ({
  acquirerId: text(),
  mcc: text(),
  merchantId: text(),
  postalCode: text(),
});

/** The merchant that an issued card was used at, as the answer to a new transfer names it. */
export const MerchantData = /*@__PURE__*/ once(() =>
  z.object({
    ...merchantFields(),
    nameLocation: z.optional(
      z.object({
        city: text(),
        country: text(),
        countryOfOrigin: text(),
        name: text(),
        rawData: text(),
        state: text(),
      }),
    ),
  }),
);
export type MerchantData = z.infer<ReturnType<typeof MerchantData>>;

/** The other side of a new transfer. */
export const TransferCounterparty = /*@__PURE__*/ once(() =>
  z.object({ ...destination(), merchant: z.optional(MerchantData()) }),
);
export type TransferCounterparty = z.infer<ReturnType<typeof TransferCounterparty>>;

/** The merchant that an issued card was used at, as a transfer that is read back names it. */
export const BookedMerchantData = /*@__PURE__*/ once(() =>
  z.object({ ...merchantFields(), city: text(), country: text(), name: text() }),
);
export type BookedMerchantData = z.infer<ReturnType<typeof BookedMerchantData>>;

/** The other side of a transfer that is read back. */
export const BookedCounterparty = /*@__PURE__*/ once(() =>
  z.object({ ...destination(), merchant: z.optional(BookedMerchantData()) }),
);
export type BookedCounterparty = z.infer<ReturnType<typeof BookedCounterparty>>;
