import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer, oneOf } from '../schema/values.js';
import { PaymentRecord } from './payment.js';

/** Where the page before this one ended. */
export const UnsettledSearch = /*@__PURE__*/ once(() =>
  z.object({
    /** As the page before this one gave it. */
    cursor: text(200),
    /** Payments in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type UnsettledSearch = z.input<ReturnType<typeof UnsettledSearch>>;

/** Payments that wait for an operator, the longest without news first. Each says why, as `unsettled`. */
export const UnsettledPage = /*@__PURE__*/ once(() =>
  z.object({
    payments: z.array(PaymentRecord()),
    /** Where the next page begins; absent on the last. */
    nextCursor: z.optional(z.string()),
  }),
);
export type UnsettledPage = z.infer<ReturnType<typeof UnsettledPage>>;

/** What the operator who looked at the platform’s own books has found there. */
export const SettlementRequest = /*@__PURE__*/ once(() =>
  z.object({
    /**
     * `cancelled`: nothing was charged, and the platform is asked to let go of whatever may still come. Where money was not
     * given back, `reverse-again`: the platform is to try once more; `given-back`: that was seen to by hand. Where the
     * shop was not told, `tell-again`: it is to be told once more; `told`: its books were put right by hand.
     */
    outcome: oneOf('paid', 'cancelled', 'reverse-again', 'given-back', 'tell-again', 'told'),
    /** The platform’s reference of the payment: with `paid`, `reverse-again` and `given-back`, and with no other. */
    pspReference: text(80, 1),
  }),
);
export type SettlementRequest = z.input<ReturnType<typeof SettlementRequest>>;
