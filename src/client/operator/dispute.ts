import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer } from '../schema/values.js';

/** Where the page before this one ended, and how a reference begins. */
export const DisputeFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** How the dispute's reference begins, that of its payment, or the merchant's; upper and lower case differ. */
    search: text(80),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Disputes in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type DisputeFilter = z.input<ReturnType<typeof DisputeFilter>>;

/** What the platform told without a signature. It may have been changed in transit: show it as told, and decide nothing by it. */
export const ToldOfDispute = /*@__PURE__*/ once(() =>
  z.object({
    /** The scheme's code of why the shopper disputes, for example `13.1`. */
    reason: z.optional(z.string()),
    /** The scheme, in the platform's word. */
    scheme: z.optional(z.string()),
    /** Until when the dispute can be answered, as it was written; ISO 8601 as a rule. */
    respondBefore: z.optional(z.string()),
    /** Where the dispute stands, in the platform's word. */
    status: z.optional(z.string()),
    /** What was paid with, for example `visa`. */
    method: z.optional(z.string()),
    /** When it happened, as it was written. */
    happenedAt: z.optional(z.string()),
  }),
);
export type ToldOfDispute = z.infer<ReturnType<typeof ToldOfDispute>>;

const summary = () => ({
  /** The platform's reference, which the rows of `disputes` name as `disputePspReference`. */
  pspReference: z.string(),
  /** The platform's reference of the payment. */
  paymentReference: z.optional(z.string()),
  /** The merchant's reference of the payment, as the platform was given it. */
  reference: z.string(),
  /** The merchant's order; absent where the payment was not made through this proxy. */
  order: z.optional(z.string()),
  /** Brand and last four digits of the card, where the payment was made through this proxy. */
  brand: z.optional(z.string()),
  lastFour: z.optional(z.string()),
  merchantAccount: z.optional(z.string()),
  amount: z.optional(Amount()),
  /**
   * `open`: no answer was given. `accepted` or `defended`: it was answered through this proxy, or the platform reports a defense.
   * `won`: the money came back, for now. `lost`: it is gone for good, or was taken again. `expired`: the time to answer is
   * over. `unknown`, and any other word: an answer was sent whose end is not known.
   */
  state: z.string(),
  /** When the first report of it came, ISO 8601 with offset. */
  openedAt: z.string(),
  /** When the last report of it came, or it was answered. */
  changedAt: z.string(),
  /** Who answered it, as the merchant's `identify` calls them; absent where that was not through this proxy. */
  answeredBy: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  /** Whether the caller answered it. */
  isOwn: z.boolean(),
  told: ToldOfDispute(),
});

/** A dispute that the platform has reported. */
export const DisputeSummary = /*@__PURE__*/ once(() => z.object(summary()));
export type DisputeSummary = z.infer<ReturnType<typeof DisputeSummary>>;

/** One step of a dispute. */
export const DisputeStep = /*@__PURE__*/ once(() =>
  z.object({
    /** The platform's code of what it reported, for example `CHARGEBACK`; or `accepted`, `defended`, which staff asked for. */
    kind: z.string(),
    /** `reported` by the platform; `done`, `refused` or `unknown` where it was asked for. */
    state: z.string(),
    /** When it was reported or asked for, ISO 8601 with offset. */
    at: z.string(),
    amount: z.optional(Amount()),
    /** Who asked for it. */
    by: z.optional(z.string()),
    /** Why the platform did not do it, in its words. */
    message: z.optional(z.string()),
    told: z.optional(ToldOfDispute()),
  }),
);
export type DisputeStep = z.infer<ReturnType<typeof DisputeStep>>;

/** A dispute with all that became of it, the oldest first. */
export const DisputeRecord = /*@__PURE__*/ once(() =>
  z.object({ ...summary(), history: z.array(DisputeStep()) }),
);
export type DisputeRecord = z.infer<ReturnType<typeof DisputeRecord>>;

/** Disputes, latest first. */
export const DisputePage = /*@__PURE__*/ once(() =>
  z.object({
    disputes: z.array(DisputeSummary()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type DisputePage = z.infer<ReturnType<typeof DisputePage>>;
