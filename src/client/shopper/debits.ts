import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { oneOf, textOf } from '../schema/values.js';
import type { DebitFieldKindName } from './debit-fields.js';

const typed = () => z.optional(textOf(80, 1));

/** A text that the shopper agrees to, named so that it can be found again. */
const ConsentGiven = /*@__PURE__*/ once(() =>
  z.object({ id: textOf(40, 1), version: textOf(40, 1), locale: textOf(35, 1) }),
);

/**
 * What a shopper fills in for a direct debit, the fields of its row, and what they agree to. Each name is also the platform's,
 * in `paymentMethod`. Never stored.
 */
export const DebitDetails = /*@__PURE__*/ once(() =>
  z.object({
    ownerName: typed(),
    holderName: typed(),
    iban: typed(),
    bankAccountType: typed(),
    bankCode: typed(),
    bankLocationId: typed(),
    bankAccountNumber: typed(),
    /** Sent beside the account: the shopper is told of the debit there. */
    shopperEmail: z.optional(textOf(320, 1)),
    consents: z.array(ConsentGiven()),
  }),
);
export type DebitDetails = z.input<ReturnType<typeof DebitDetails>>;
export type DebitField = Exclude<keyof DebitDetails, 'consents'>;

/** A text that a shopper agrees to before they pay, as the proxy holds it for a language. */
export const Consent = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    /** Changes with each change of the text. */
    version: z.string(),
    /** BCP 47: the language that the text is in, which may not be the page's. */
    locale: z.string(),
    text: z.string(),
    /**
     * How the shopper agrees: by paying (`implicit`, the default), by a box that they tick and whose label is the last paragraph
     * (`checkbox`), or by paying after they have looked once more at what they typed, where the text is shown (`review`).
     */
    mode: z.optional(oneOf('implicit', 'checkbox', 'review')),
    links: z.optional(z.array(z.object({ text: z.string(), url: z.string() }))),
  }),
);
export type Consent = z.input<ReturnType<typeof Consent>>;

/** Who debits an account. */
export const Creditor = /*@__PURE__*/ once(() =>
  z.object({
    name: textOf(70, 1),
    /** Of SEPA: in capitals, without spaces. */
    identifier: z.optional(textOf(35, 8)),
    /** One line. */
    address: z.optional(textOf(200, 1)),
    /** Email address or telephone number that a shopper revokes an authorisation at. */
    contact: z.optional(textOf(100, 1)),
  }),
);
export type Creditor = z.input<ReturnType<typeof Creditor>>;

/** What an offer of a direct debit has to come with. */
export const Mandate = /*@__PURE__*/ once(() =>
  z.object({ consents: z.array(Consent()), creditor: Creditor() }),
);
export type Mandate = z.input<ReturnType<typeof Mandate>>;

export interface Debit {
  /** The method's own name, the same in every language. */
  readonly name: string;
  /** How each field is typed, by the field's name, in their order. All of them are required. */
  readonly fields: Readonly<Partial<Record<DebitField, DebitFieldKindName>>>;
  /** Whether it is offered only where the merchant's server names it among an order's `allowedPaymentMethods`. */
  readonly isOptIn?: boolean;
  /** Whether the platform says in its answer which reference the mandate has. */
  readonly hasReference?: boolean;
}

/** One row for each method that debits a bank account: page, proxy and sandbox read it. */
export const DEBITS = {
  sepadirectdebit: {
    name: 'SEPA Direct Debit',
    fields: { ownerName: 'ownerName', iban: 'iban' },
    hasReference: true,
  },
  ach: {
    name: 'ACH Direct Debit',
    fields: {
      ownerName: 'ownerName',
      bankAccountType: 'accountType',
      bankLocationId: 'routingNumber',
      bankAccountNumber: 'accountUs',
    },
  },
  eft_directdebit_CA: {
    name: 'Pre-authorised debit',
    fields: {
      ownerName: 'ownerName',
      bankCode: 'institution',
      bankLocationId: 'transit',
      bankAccountNumber: 'accountCa',
    },
  },
  // Its screens need a certificate of the scheme's: docs/direct-debits.md.
  directdebit_GB: {
    name: 'Bacs Direct Debit',
    fields: {
      holderName: 'ownerName',
      bankLocationId: 'sortCode',
      bankAccountNumber: 'accountGb',
      shopperEmail: 'email',
    },
    isOptIn: true,
  },
} as const satisfies Record<string, Debit>;

export type DebitMethod = keyof typeof DEBITS;

export const debitOf = (type: string): Debit | undefined =>
  Object.hasOwn(DEBITS, type) ? DEBITS[type as DebitMethod] : undefined;

/** The fields of a method and how each is typed, in their order. */
export const debitFieldsOf = (type: string): readonly (readonly [DebitField, DebitFieldKindName])[] =>
  Object.entries(debitOf(type)?.fields ?? {}) as [DebitField, DebitFieldKindName][];
