import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer } from '../schema/values.js';

/** Which permits to look for, and where the page before this one ended. */
export const PermitFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** Reference of the stored detail that may be charged. Left out: permits of all details. */
    detail: text(100),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Requests for permits in a page; one may have given several permits. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type PermitFilter = z.input<ReturnType<typeof PermitFilter>>;

/** A permit that was asked for through this proxy. Its token is not in it. */
export const PermitRecord = /*@__PURE__*/ once(() =>
  z.object({
    /** What `disablePermit` takes in place of the token; absent where it is not known whether there is a permit. */
    id: z.optional(z.string()),
    /** Reference of the stored detail that may be charged. */
    detail: z.optional(z.string()),
    /** Who may charge it, as the operator named them. */
    partner: z.optional(z.string()),
    /** The most that all charges may come to. */
    maxAmount: z.optional(Amount()),
    /** The most that one charge may be. */
    singleTransactionLimit: z.optional(Amount()),
    /** Whether it ends with the first charge. */
    isSingleUse: z.boolean(),
    /** When it ends, ISO 8601 with offset. Left out: it has no end of its own. */
    until: z.optional(z.string()),
    /**
     * `given`; `ended` by its date, or with the stored detail; `withdrawn`. `asked`: on its way. `unknown`, and any other word: a
     * request was sent whose end is not known.
     */
    state: z.string(),
    /** When it was asked for, ISO 8601 with offset. */
    askedAt: z.string(),
    /** Who asked for it, as the merchant's `identify` calls them. */
    by: z.optional(z.string()),
    /** When it was withdrawn, and who did that. */
    withdrawnAt: z.optional(z.string()),
    withdrawnBy: z.optional(z.string()),
  }),
);
export type PermitRecord = z.infer<ReturnType<typeof PermitRecord>>;

/** Permits, latest first. */
export const PermitPage = /*@__PURE__*/ once(() =>
  z.object({
    permits: z.array(PermitRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type PermitPage = z.infer<ReturnType<typeof PermitPage>>;
