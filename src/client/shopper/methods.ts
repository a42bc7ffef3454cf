import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { post } from '../operation.js';
import { Amount, textOf } from '../schema/values.js';

export const MethodsRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** BCP 47. */
    locale: z.optional(textOf(35)),
    /** ISO 3166-1 alpha-2. */
    countryCode: z.optional(textOf(2, 2)),
  }),
);
export type MethodsRequest = z.input<ReturnType<typeof MethodsRequest>>;

const Method = /*@__PURE__*/ once(() =>
  z.object({
    type: z.string(),
    name: z.string(),
    /** How a page takes it: a `MethodFamily`. Absent, or one that the page does not know: the page does not offer it. */
    family: z.optional(z.string()),
    /** Card brands the merchant takes, by the platform's names (`visa`, `mc` …), in the merchant's order. Of gift cards: whose they are. */
    brands: z.optional(z.array(z.string())),
    /** What the shopper agrees to by a direct debit, each a `Consent`. The part of the page that shows it checks it. */
    consents: z.optional(z.unknown()),
    /** Who debits the account: a `Creditor`, checked there too. */
    creditor: z.optional(z.unknown()),
    /** Of a wallet: whom its sheet names, and for whom it encrypts: a `WalletConfiguration`, which the wallet checks. Of a method that asks for an address: the country. Of one with a list of banks: `issuers`, each an `Issuer`. Of cards: a `CardExtras`. Of an account that is stored: its `storedPaymentMethodId`. */
    configuration: z.optional(z.unknown()),
    /** What the list says of it before it is chosen: a `MethodHint`, which the list checks. */
    hint: z.optional(z.unknown()),
  }),
);
export type Method = z.input<ReturnType<typeof Method>>;

const StoredCard = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    brand: z.string(),
    name: z.string(),
    lastFour: z.string(),
    expiryMonth: z.string(),
    expiryYear: z.string(),
  }),
);
export type StoredCard = z.input<ReturnType<typeof StoredCard>>;

/** All a page needs before a card can be typed, in one answer. */
export const MethodsAnswer = /*@__PURE__*/ once(() =>
  z.object({
    environment: z.string(),
    /** Milliseconds since the epoch by the server's clock, as text. */
    serverTime: z.string(),
    order: z.string(),
    /** What is left to pay of it. */
    amount: Amount(),
    /** The same as text in the request's `locale`: a page's first amount takes a browser longer than the whole form. */
    amountText: z.optional(z.string()),
    methods: z.array(Method()),
    storedCards: z.array(StoredCard()),
    /** Whether this shopper has a reference that a card can be stored under. */
    canStore: z.boolean(),
    /** True where the order is paid, in whichever browser: there is nothing to choose. */
    isPaid: z.optional(z.boolean()),
    /** Key of an attempt of this session and order that is not over, or that paid it. */
    attempt: z.optional(z.string()),
    /** How far an order is paid that is paid in parts: an `OrderParts`. The part of the page that shows it checks it. */
    parts: z.optional(z.unknown()),
  }),
);
export type MethodsAnswer = z.input<ReturnType<typeof MethodsAnswer>>;

/** What an order costs and how it can be paid. Fails with `unknown-order`. */
export const methods = /*@__PURE__*/ post('/checkout/paymentMethods', {
  input: MethodsRequest,
  output: MethodsAnswer,
});

const KnownAttempt = /*@__PURE__*/ once(() => z.object({ attempt: z.optional(z.string()) }));

/** The same question from a page that offers nothing to choose, and so has no use for the rest of the answer. */
export const knownAttempt = /*@__PURE__*/ post('/checkout/paymentMethods', {
  input: MethodsRequest,
  output: KnownAttempt,
});
