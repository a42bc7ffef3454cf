import * as z from '../schema/schema.js';
import { ORDER_STATUSES } from '../../facts/order-statuses.js';
import { flag, list, text, time, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf } from '../schema/values.js';
import { OrderLine } from '../listings/order.js';

/** Which sales to look for, and where the page before this one ended. */
export const SaleFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** Start of an order's number. */
    search: text(100),
    /** Ordered from this moment on, ISO 8601 with offset, … */
    from: time(),
    /** … and before this one. */
    until: time(),
    status: word(...ORDER_STATUSES),
    /** Id of a listing that was sold. */
    listing: text(200),
    /** Id of a seller. A seller has no choice: it is always their own. Left out by an operator: all sellers. */
    seller: text(200),
    /** As the page before this one gave it. */
    cursor: text(400),
    /** Sales in a page. Default: 25. */
    limit: z.optional(integer(1, 100)),
  }),
);
export type SaleFilter = z.input<ReturnType<typeof SaleFilter>>;

/** A step of an order, without the note that may stand beside it: that is for all sellers of the order, or for none. */
export const SaleStep = /*@__PURE__*/ once(() =>
  z.object({ status: oneOf(...ORDER_STATUSES), at: timeOf() }),
);
export type SaleStep = z.infer<ReturnType<typeof SaleStep>>;

/** An order as one of its sellers sees it: their own lines, and a total that is the sum of these. */
export const Sale = /*@__PURE__*/ once(() =>
  z.object({
    /** What people call the order by. */
    number: z.string(),
    status: oneOf(...ORDER_STATUSES),
    /** The oldest first. */
    statusHistory: z.array(SaleStep()),
    lines: z.array(OrderLine()),
    /** The sum of `lines`, to the minor unit. */
    total: Amount(),
    /** The buyer's e-mail, masked: `a•••@shop.example`. */
    buyer: z.string(),
    /** ISO 8601 with offset. */
    createdAt: timeOf(),
    updatedAt: timeOf(),
    /** The order was paid when some of its items, of this seller or another, had been sold to others. */
    isShort: flag(),
  }),
);
export type Sale = z.infer<ReturnType<typeof Sale>>;

/** Sales, latest first. */
export const SalePage = /*@__PURE__*/ once(() =>
  z.object({
    sales: z.array(Sale()),
    /** Where the next page begins; absent on the last. A page may hold fewer than were asked for. */
    nextCursor: z.optional(z.string()),
  }),
);
export type SalePage = z.infer<ReturnType<typeof SalePage>>;

/** What a payment was to bring to one account, as the merchant's server said when it was paid. */
export const SaleShare = /*@__PURE__*/ once(() =>
  z.object({
    /** The platform's word: for example `BalanceAccount` for a share of the sale, `PaymentFee` for what it costs. */
    type: z.string(),
    /** Absent where the platform works it out, as it does a fee. */
    amount: z.optional(Amount()),
  }),
);
export type SaleShare = z.infer<ReturnType<typeof SaleShare>>;

/** A payment of the order. What it came to is not told: it may be for other sellers, too. */
export const SalePayment = /*@__PURE__*/ once(() =>
  z.object({
    /** The payment's own name at the platform, given by the merchant: transactions name it. */
    reference: z.string(),
    pspReference: text(),
    /** When it began, ISO 8601 with offset. */
    at: timeOf(),
    /** For the seller's own accounts. Absent where this is not known, or the money is not split. */
    shares: list(SaleShare()),
  }),
);
export type SalePayment = z.infer<ReturnType<typeof SalePayment>>;

/** A sale with the payments that count for its order. */
export const SaleRecord = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(Sale()), payments: z.array(SalePayment()) }),
);
export type SaleRecord = z.infer<ReturnType<typeof SaleRecord>>;
