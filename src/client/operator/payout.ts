import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer } from '../schema/values.js';

/** Where the page before this one ended, and how a reference begins. */
export const PayoutFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** How the merchant's reference or the platform's begins; upper and lower case differ. */
    search: text(80),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Payouts in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type PayoutFilter = z.input<ReturnType<typeof PayoutFilter>>;

/** A payout that was submitted through this proxy, as little of its payee as a person needs to recognise them. */
export const PayoutRecord = /*@__PURE__*/ once(() =>
  z.object({
    /** The merchant's own reference. */
    reference: z.optional(z.string()),
    /** The platform's reference, which a review names as `originalReference`; absent until the platform has answered. */
    pspReference: z.optional(z.string()),
    amount: z.optional(Amount()),
    /** Initials of the payee, for example `A. K.`. */
    initials: z.optional(z.string()),
    /** The end of the account that is paid to. */
    lastFour: z.optional(z.string()),
    /** When it was submitted, ISO 8601 with offset. */
    submittedAt: z.string(),
    /** Who submitted it, as the merchant's `identify` calls them. */
    submittedBy: z.optional(z.string()),
    /** Whether the caller submitted it, or cannot be told from the person who did: then they cannot review it. */
    isOwn: z.boolean(),
    /**
     * `waiting` for a review; `confirmed` or `declined` by a reviewer; `sent` to the bank, as the platform reports it; `expired`,
     * because no one reviewed it; `reversed` by the bank, which sent the money back; `failed` after it was confirmed; `refused` by the platform when it was submitted. `unknown`, and any other word: a request was
     * sent whose end is not known.
     */
    state: z.string(),
    /** When it was reviewed. */
    decidedAt: z.optional(z.string()),
    /** Who reviewed it; to an approver only where that was they. */
    decidedBy: z.optional(z.string()),
  }),
);
export type PayoutRecord = z.infer<ReturnType<typeof PayoutRecord>>;

/** Payouts, latest first. */
export const PayoutPage = /*@__PURE__*/ once(() =>
  z.object({
    payouts: z.array(PayoutRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type PayoutPage = z.infer<ReturnType<typeof PayoutPage>>;

/** Days in which a submitted payout can be confirmed or declined; after them it has expired. The platform's documentation of Payout says so. */
export const REVIEW_DAYS = 7;
