import * as z from '../schema/schema.js';
import { text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf } from '../schema/values.js';
import { DEED_KINDS, DEED_STATES } from './deed-words.js';

/** Which writes to look for, and where the page before this one ended. */
export const DeedFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** Asked for from this moment on, ISO 8601 with offset, … */
    from: time(),
    /** … and before this one. */
    until: time(),
    /** Interface and row, for example `checkout.refundPayment`. */
    row: text(80),
    kind: z.optional(oneOf(...DEED_KINDS)),
    state: z.optional(oneOf(...DEED_STATES)),
    /** Who asked, as `person` of a write has it. Approvers find their own alone. */
    person: text(64),
    /** How an id, the merchant's reference or the platform's begins; upper and lower case differ. */
    search: text(80),
    /** The number of a write, which is asked for alone. */
    entry: text(15),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Writes in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type DeedFilter = z.input<ReturnType<typeof DeedFilter>>;

/** A write that staff or a seller asked for, as the proxy's journal keeps it: never its body. */
export const DeedRecord = /*@__PURE__*/ once(() =>
  z.object({
    /** The number of its first entry in the journal. It stays, and later writes have higher ones. */
    entry: z.string(),
    /** Interface and row, for example `checkout.refundPayment`. */
    row: z.string(),
    /** `money` moves money or cannot be undone, `workspace` is a write to the merchant's workspace, `other` is any other write. */
    kind: z.string(),
    /**
     * `asked`: being sent. `done`: the platform took it on; `answer` has its words, which may be a refusal. `refused`: nothing
     * was done. `unknown`, and any other word: it may have been done.
     */
    state: z.string(),
    /** Ids of the things that it is about, the first of them most closely. */
    subject: z.array(z.string()),
    /** The merchant's own reference. */
    reference: z.optional(z.string()),
    amount: z.optional(Amount()),
    /** `operator`, `approver` or `seller`. */
    audience: z.string(),
    /** Who asked for it, as the merchant's `identify` calls them; absent of sellers. */
    by: z.optional(z.string()),
    /**
     * Stands for who asked, without their name: the same in all of their writes. Absent of people without a name. Another `secret`
     * makes it another one.
     */
    person: z.optional(z.string()),
    /** Whether the caller asked for it. */
    isOwn: z.boolean(),
    /** When it was asked for, ISO 8601 with offset. */
    askedAt: z.string(),
    /** When its state was written down. */
    changedAt: z.string(),
    /** References and words of the platform's answer. */
    answer: z.optional(z.record(z.string(), z.string())),
    /** Why it was refused, by the proxy's word. */
    code: z.optional(z.string()),
  }),
);
export type DeedRecord = z.infer<ReturnType<typeof DeedRecord>>;

/** Writes, latest first. */
export const DeedPage = /*@__PURE__*/ once(() =>
  z.object({
    deeds: z.array(DeedRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type DeedPage = z.infer<ReturnType<typeof DeedPage>>;
