import * as z from '../schema/schema.js';
import { text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf, textOf } from '../schema/values.js';
import { OUTCOMES } from '../outcome.js';

/** Which payments to look for. */
export const PaymentFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** How the order, the reference or the platform's reference begins; upper and lower case differ. */
    search: text(80),
    /** Begun from this moment on, ISO 8601 with offset, … */
    from: time(),
    /** … and before this one. */
    until: time(),
    outcome: z.optional(oneOf(...OUTCOMES)),
    /** ISO 4217 code. */
    currency: text(3),
    /** The brand of a card, else the method, in the platform's word: for example `visa` or `ideal`. */
    method: text(40),
    /** The least and the most that was asked for, in minor units of `currency`, which must be named; both included. */
    least: z.optional(integer(0)),
    most: z.optional(integer(0)),
  }),
);
export type PaymentFilter = z.input<ReturnType<typeof PaymentFilter>>;

/** Which payments to look for, and where the page before this one ended. */
export const PaymentSearch = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentFilter()),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Payments in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type PaymentSearch = z.input<ReturnType<typeof PaymentSearch>>;

/** One attempt to pay, as those who work for the merchant find it in a list. */
export const PaymentSummary = /*@__PURE__*/ once(() =>
  z.object({
    /** The merchant's order; several attempts may belong to it. */
    order: z.string(),
    /** The payment's own name at the platform, given by the merchant. */
    reference: z.string(),
    /** The platform's name for it; absent until the platform has answered. */
    pspReference: z.optional(z.string()),
    amount: Amount(),
    /** One of the six outcomes; any other word is to be shown as unknown. */
    outcome: z.string(),
    brand: z.optional(z.string()),
    lastFour: z.optional(z.string()),
    /** What a method that is no card is called: by its own name, else by the platform's word for it. */
    method: z.optional(z.string()),
    /** When it began, ISO 8601 with offset. */
    at: z.string(),
  }),
);
export type PaymentSummary = z.infer<ReturnType<typeof PaymentSummary>>;

/** Payments, latest first. */
export const PaymentPage = /*@__PURE__*/ once(() =>
  z.object({
    payments: z.array(PaymentSummary()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type PaymentPage = z.infer<ReturnType<typeof PaymentPage>>;

/** What payments of one currency come to. */
export const PaymentTotal = /*@__PURE__*/ once(() =>
  z.object({
    /** Payments that shoppers tried, however they ended. */
    count: integer(0),
    /** What was asked for in all of them. */
    amount: Amount(),
    /** Those of them whose money is authorised and was not released or given back whole. */
    authorisedCount: integer(0),
    /** What is authorised in them. */
    authorised: Amount(),
  }),
);
export type PaymentTotal = z.infer<ReturnType<typeof PaymentTotal>>;

/** A word that payments can be narrowed to. */
export const PaymentMethodWord = /*@__PURE__*/ once(() =>
  z.object({
    /** In the platform's word, as `method` of a search takes it. */
    brand: z.string(),
    /** What a method that is no card is called. */
    method: z.optional(z.string()),
  }),
);
export type PaymentMethodWord = z.infer<ReturnType<typeof PaymentMethodWord>>;

/** What all payments that match come to, one total for each currency and never across them. */
export const PaymentTotals = /*@__PURE__*/ once(() =>
  z.object({
    totals: z.array(PaymentTotal()),
    /** Currencies and methods of all payments, whatever the search. */
    currencies: z.array(z.string()),
    methods: z.array(PaymentMethodWord()),
  }),
);
export type PaymentTotals = z.infer<ReturnType<typeof PaymentTotals>>;

/** One thing that happened to a payment, or was asked for. */
export const PaymentEvent = /*@__PURE__*/ once(() =>
  z.object({
    /** `authorisation`, `capture`, `refund`, `cancel`, `reversal`, `amount-update` or `settlement`, which is by hand. */
    kind: z.string(),
    /** Absent where all that is there is meant: cancels and reversals. */
    amount: z.optional(Amount()),
    /**
     * Of an authorisation and a settlement its outcome, of a settlement also what was done about money that was not given
     * back (`reverse-again`, `given-back`), or that the shop was not told of (`tell-again`, `told`); of all else `sending`, `received` (taken on, not booked yet),
     * `booked`, `failed` (taken on, and nothing came of it), `refused`, `not-sent` (nothing was done) or `unknown`: whether
     * it was done is not certain.
     */
    status: z.string(),
    /** ISO 8601 with offset. */
    at: z.string(),
    /** The platform's own name for it. */
    reference: z.optional(z.string()),
    /** Why money is given back, in the platform's word: `FRAUD`, `CUSTOMER REQUEST`, `RETURN`, `DUPLICATE` or `OTHER`. */
    reason: z.optional(z.string()),
    /** Whether it was asked for by the merchant's reference, because the platform's was not known. */
    byReference: z.optional(z.boolean()),
    /** Who said so, where it was settled by hand: as the merchant's `identify` calls them. */
    by: z.optional(z.string()),
    /** Why it was refused, by the proxy's word. */
    code: z.optional(z.string()),
    /** The key it was asked for under: sent again under it, it is still done once. An authorisation has none to give. */
    key: z.optional(textOf(64)),
  }),
);
export type PaymentEvent = z.infer<ReturnType<typeof PaymentEvent>>;

/**
 * Said of a payment whose outcome is unknown beyond the time in which the proxy finds out by itself, of one that the
 * proxy could not give back, and of one that it could not tell the shop of.
 */
export const Unsettled = /*@__PURE__*/ once(() =>
  z.object({
    /** When it was last worked on, or when giving back failed, ISO 8601 with offset. */
    since: z.string(),
    /**
     * `interrupted`: the server stopped while it was sent. `no-answer`: the platform’s answer was lost or made no sense.
     * `at-bank`: the shopper left for the bank and did not come back. `pending`: the platform has not decided.
     * `not-given-back`: money was authorised beside what the order was paid with, or for a payment that was told to be over,
     * and the platform refused to reverse it, or took that on and reported later that it failed.
     * `not-told`: the shop's own system, told of the payment again and again, did not take it.
     */
    why: oneOf('interrupted', 'no-answer', 'at-bank', 'pending', 'not-given-back', 'not-told'),
    /** With `not-given-back`: the platform’s reference of the payment whose money it is. */
    pspReference: z.optional(z.string()),
  }),
);
export type Unsettled = z.infer<ReturnType<typeof Unsettled>>;

/** What the platform's answer said of risk and 3D Secure. */
export const PaymentChecks = /*@__PURE__*/ once(() =>
  z.object({
    /** The risk score; the merchant's settings at the platform say from which one on a payment is refused. */
    riskScore: z.optional(z.number()),
    /** Whether 3D Secure was offered to the card's bank, … */
    threeDSOffered: z.optional(z.boolean()),
    /** … and whether the shopper was authenticated by it. */
    threeDSAuthenticated: z.optional(z.boolean()),
    /** The version of 3D Secure, for example `2.2.0`. */
    threeDSVersion: z.optional(z.string()),
    /** Whether the bank is liable for fraud. */
    liabilityShift: z.optional(z.boolean()),
  }),
);
export type PaymentChecks = z.infer<ReturnType<typeof PaymentChecks>>;

/** A payment with all that became of it, oldest first. */
export const PaymentRecord = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentSummary()),
    history: z.array(PaymentEvent()),
    /**
     * How its money goes back, where that is not the way it came. `not-possible`: it was paid at a till, and the platform gives
     * nothing back. `to-named-account`: the platform asks the shopper for an account first, and reports the refund after that.
     */
    refunds: z.optional(oneOf('not-possible', 'to-named-account')),
    /** What the platform answered of the shopper's card, as far as it did: it decides nothing here. */
    checks: z.optional(PaymentChecks()),
    /** The platform's references of the disputes that it has reported of this payment. */
    disputes: z.optional(z.array(z.string())),
    unsettled: z.optional(Unsettled()),
  }),
);
export type PaymentRecord = z.infer<ReturnType<typeof PaymentRecord>>;
