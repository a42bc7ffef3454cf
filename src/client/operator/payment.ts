import * as z from '../schema.js';
import { text } from '../fields.js';
import { once } from '../once.js';
import { Amount, integer, textOf } from '../values.js';

/** What to look for, and where the page before this one ended. */
export const PaymentSearch = /*@__PURE__*/ once(() =>
  z.object({
    /** How the order, the reference or the platform's reference begins; upper and lower case differ. */
    search: text(80),
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

/** One thing that happened to a payment, or was asked for. */
export const PaymentEvent = /*@__PURE__*/ once(() =>
  z.object({
    /** `authorisation`, `capture`, `refund`, `cancel`, `reversal` or `amount-update`. */
    kind: z.string(),
    /** Absent where all that is there is meant: cancels and reversals. */
    amount: z.optional(Amount()),
    /**
     * Of an authorisation its outcome; of all else `sending`, `received` (taken on, not booked yet), `refused`,
     * `not-sent` (nothing was done) or `unknown`: whether it was done is not certain.
     */
    status: z.string(),
    /** ISO 8601 with offset. */
    at: z.string(),
    /** The platform's own name for it. */
    reference: z.optional(z.string()),
    /** Why it was refused, by the proxy's word. */
    code: z.optional(z.string()),
    /** The key it was asked for under: sent again under it, it is still done once. An authorisation has none to give. */
    key: z.optional(textOf(64)),
  }),
);
export type PaymentEvent = z.infer<ReturnType<typeof PaymentEvent>>;

/** A payment with all that became of it, oldest first. */
export const PaymentRecord = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(PaymentSummary()), history: z.array(PaymentEvent()) }),
);
export type PaymentRecord = z.infer<ReturnType<typeof PaymentRecord>>;
