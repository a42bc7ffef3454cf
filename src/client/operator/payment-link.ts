import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer } from '../schema/values.js';

/** Which payment links to look for, and where the page before this one ended. */
export const PaymentLinkFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** Start of a reference. Left out: all links. */
    search: text(80),
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Requests for links in a page, of which those that were refused are left out. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type PaymentLinkFilter = z.input<ReturnType<typeof PaymentLinkFilter>>;

/** A payment link that was asked for through this proxy. Its address is not in it, nor whether it is paid: `getPaymentLink` says both. */
export const PaymentLinkRecord = /*@__PURE__*/ once(() =>
  z.object({
    /** The platform's id, for `getPaymentLink`; absent where it is not known whether there is a link. */
    id: z.optional(z.string()),
    /** Reference of its payments, as the operator entered it. */
    reference: z.optional(z.string()),
    amount: z.optional(Amount()),
    /** Whether it can be paid more than once. */
    isReusable: z.boolean(),
    /** When it ends by itself, ISO 8601 with offset. */
    expiresAt: z.optional(z.string()),
    /**
     * `made`; `ended` by an operator through this proxy. `asked`: on its way. `unknown`, and any other word: a request was sent whose
     * end is not known.
     */
    state: z.string(),
    /** When it was asked for, ISO 8601 with offset. */
    askedAt: z.string(),
    /** Who asked for it, as the merchant's `identify` calls them. */
    by: z.optional(z.string()),
    /** When an operator ended it, and who did that. */
    endedAt: z.optional(z.string()),
    endedBy: z.optional(z.string()),
  }),
);
export type PaymentLinkRecord = z.infer<ReturnType<typeof PaymentLinkRecord>>;

/** Payment links, latest first. */
export const PaymentLinkPage = /*@__PURE__*/ once(() =>
  z.object({
    paymentLinks: z.array(PaymentLinkRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type PaymentLinkPage = z.infer<ReturnType<typeof PaymentLinkPage>>;
