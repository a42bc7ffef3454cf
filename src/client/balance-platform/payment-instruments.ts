import * as z from '../schema/schema.js';
import { list, text, texts, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { only, variantsBy } from '../schema/variants.js';
import { Card, CardInfo, formFactor } from './cards.js';
import { pageFields, pageRequestFields } from './pages.js';
import { status } from './status.js';

const statusFields = () => ({
  status: status(),
  statusComment: text(),
  statusReason: word(
    'accountClosure',
    'damaged',
    'endOfLife',
    'expired',
    'lost',
    'other',
    'stolen',
    'suspectedFraud',
    'transactionRule',
  ),
});

const paymentInstrumentFields = () => ({
  ...statusFields(),
  balanceAccountId: z.string(),
  description: text(300),
  issuingCountryCode: z.string(),
  paymentInstrumentGroupId: text(),
  reference: text(150),
  type: oneOf('bankAccount', 'card'),
});

/** A new card or business account on a balance account. */
export const PaymentInstrumentInfo = /*@__PURE__*/ once(() =>
  z.object({
    ...paymentInstrumentFields(),
    bankAccount: z.optional(z.object({ formFactor: z.optional(z.nullable(formFactor())) })),
    card: z.optional(CardInfo()),
  }),
);
export type PaymentInstrumentInfo = z.input<ReturnType<typeof PaymentInstrumentInfo>>;

/** What changes of a payment instrument. `closed` is for good; a reason says why a card is out of use. */
export const PaymentInstrumentUpdateRequest = /*@__PURE__*/ once(() =>
  z.object({ ...statusFields(), balanceAccountId: text(), card: z.optional(CardInfo()) }),
);
export type PaymentInstrumentUpdateRequest = z.input<ReturnType<typeof PaymentInstrumentUpdateRequest>>;

/** A business account that was issued, by the numbers of its country. */
export const BankAccountDetails = /*@__PURE__*/ once(() =>
  z.object({
    accountNumber: text(),
    accountType: text(),
    formFactor: text(),
    iban: text(),
    routingNumber: text(),
    sortCode: text(),
    type: z.string(),
  }),
);
export type BankAccountDetails = z.infer<ReturnType<typeof BankAccountDetails>>;

/** A card or business account that spends from a balance account. */
export const PaymentInstrument = /*@__PURE__*/ once(() =>
  z.object({
    ...paymentInstrumentFields(),
    additionalBankAccountIdentifications: list(
      variantsBy('type', [z.object({ iban: z.string(), type: only('iban') })]),
    ),
    bankAccount: z.optional(BankAccountDetails()),
    card: z.optional(Card()),
    id: z.string(),
  }),
);
export type PaymentInstrument = z.infer<ReturnType<typeof PaymentInstrument>>;

/** Asks for a page of payment instruments, of one status if that is named. */
export const PaymentInstrumentPageRequest = /*@__PURE__*/ once(() =>
  z.object({ ...pageRequestFields(), status: text() }),
);
export type PaymentInstrumentPageRequest = z.input<ReturnType<typeof PaymentInstrumentPageRequest>>;

export const PaymentInstrumentPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), paymentInstruments: z.array(PaymentInstrument()) }),
);
export type PaymentInstrumentPage = z.infer<ReturnType<typeof PaymentInstrumentPage>>;

/** A new group of payment instruments that rules can be set on together. */
export const PaymentInstrumentGroupInfo = /*@__PURE__*/ once(() =>
  z.object({
    balancePlatform: z.string(),
    description: text(300),
    properties: texts(),
    reference: text(150),
    txVariant: z.string(),
  }),
);
export type PaymentInstrumentGroupInfo = z.input<ReturnType<typeof PaymentInstrumentGroupInfo>>;

/** A group of payment instruments. */
export const PaymentInstrumentGroup = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentInstrumentGroupInfo()), id: text() }),
);
export type PaymentInstrumentGroup = z.infer<ReturnType<typeof PaymentInstrumentGroup>>;
