import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';

/** How far back figures go. */
export const SummaryFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** How many days figures are of, today the last of them. Default: 7. */
    days: z.optional(integer(1, 31)),
    /** The IANA name of the zone whose clocks say when a day begins, such as `Europe/Amsterdam`. Default: `UTC`. */
    timeZone: text(64),
  }),
);
export type SummaryFilter = z.input<ReturnType<typeof SummaryFilter>>;

/** Minor units of one currency; below zero where something is owed. */
export const SummarySum = /*@__PURE__*/ once(() => z.object({ currency: z.string(), value: integer() }));
export type SummarySum = z.infer<ReturnType<typeof SummarySum>>;

/** Things of one kind that wait for the caller. */
export const SummaryTask = /*@__PURE__*/ once(() =>
  z.object({
    /**
     * For operators: `payments-unsettled` as `listUnsettled` has them; `disputes-to-answer`, open ones; `payouts-to-review`, which
     * approvers confirm; `payouts-failed`, which the bank sent back, which expired without a review, or failed, of those submitted in the last 14 days.
     * For approvers: `payouts-to-review`, never their own. For sellers: `verification`, capabilities of their account holders that
     * have a problem; `sweeps-stopped`, which the platform switched off; `balances-below-zero`. For all: `writes-unknown`, requests of
     * the last 30 days that move money and whose end is not known: all of them for an operator, the caller's own
     * for all others. Any other word: a kind that is newer than this library.
     */
    kind: z.string(),
    /** Interface and row of `writes-unknown`, for example `checkout.refundPayment`. */
    row: z.optional(z.string()),
    /** How many, 1 or more. */
    count: z.number(),
    /** Whether there are more than were counted, or may be: a thousand of a kind are, and a seller's as far as `figures` go. */
    isMore: z.boolean(),
    /** Their sums, one for each currency; empty where they have no amount. */
    sums: z.array(SummarySum()),
    /** Since when the first of them waits, ISO 8601 with offset. */
    since: z.optional(z.string()),
    /** Until when the most urgent of them can be seen to, ISO 8601 with offset. */
    until: z.optional(z.string()),
    /** `until` was told without a signature: show it as told, and decide nothing by it. */
    isTold: z.boolean(),
    /** What to open, where it is one thing: the reference of the payment, dispute or payout, or the id of the account. */
    reference: z.optional(z.string()),
  }),
);
export type SummaryTask = z.infer<ReturnType<typeof SummaryTask>>;

/** A figure of the time that was asked for. */
export const SummaryFigure = /*@__PURE__*/ once(() =>
  z.object({
    /**
     * For operators: `tried` and `paid` by shoppers; `captured`, `refunded` and `taken-back` by a bank, as reported. For approvers:
     * `reviewed` by them. For sellers: `available`, `pending` and `reserved` on their balance accounts now. Any other word: a
     * figure that is newer than this library.
     */
    kind: z.string(),
    /** How many; of balances, how many accounts. */
    count: z.number(),
    /** `true` where there are more than were counted: a thousand reviews, ten balance accounts or five account holders are. */
    isMore: z.optional(z.boolean()),
    /** Their sums, one for each currency. */
    sums: z.array(SummarySum()),
  }),
);
export type SummaryFigure = z.infer<ReturnType<typeof SummaryFigure>>;

/** What waits for the caller and what there is to know, at one moment. */
export const Summary = /*@__PURE__*/ once(() =>
  z.object({
    /** Whose summary it is: `operator`, `approver` or `seller`. */
    audience: z.string(),
    /** When it was taken, ISO 8601 with offset. */
    takenAt: z.string(),
    /** How many days the figures are of. */
    days: z.number(),
    /** The first of these days by the clocks of the zone, such as `2026-11-21`. Absent from a proxy that is older. */
    first: z.optional(z.string()),
    /** What ends first comes first, then what waits longest. */
    tasks: z.array(SummaryTask()),
    figures: z.array(SummaryFigure()),
    /** Parts that could not be read now: `accounts`, because the platform did not answer. Nothing is known about them. */
    missing: z.array(z.string()),
  }),
);
export type Summary = z.infer<ReturnType<typeof Summary>>;
