import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';

/** Which erasures to look for, and where the page before this one ended. */
export const ErasureFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** Start of the payment's reference at the platform. Left out: all erasures. */
    search: text(80),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Erasures in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type ErasureFilter = z.input<ReturnType<typeof ErasureFilter>>;

/** A request to forget the shopper of a payment that was sent through this proxy. Nothing about the shopper is in it. */
export const ErasureRecord = /*@__PURE__*/ once(() =>
  z.object({
    /** Number of the request in the journal. */
    entry: z.string(),
    /** The platform's reference of the payment. */
    pspReference: z.optional(z.string()),
    /**
     * `answered`: `result` has the platform's word. `refused`: nothing was erased. `asked`: on its way. `unknown`, and any other word: a
     * request was sent whose end is not known.
     */
    state: z.string(),
    /** The platform's word, as `requestErasure` has it. Absent where there is none, or it is older than the journal's record of it. */
    result: z.optional(z.string()),
    /** Whether stored payment details that were in use were ignored. */
    isForced: z.boolean(),
    /** When it was asked for, ISO 8601 with offset. */
    askedAt: z.string(),
    /** When the platform's answer was written down. */
    answeredAt: z.optional(z.string()),
    /** Who asked for it, as the merchant's `identify` calls them. */
    by: z.optional(z.string()),
  }),
);
export type ErasureRecord = z.infer<ReturnType<typeof ErasureRecord>>;

/** Erasures, latest first. */
export const ErasurePage = /*@__PURE__*/ once(() =>
  z.object({
    erasures: z.array(ErasureRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type ErasurePage = z.infer<ReturnType<typeof ErasurePage>>;
