import * as z from '../schema/schema.js';
import { ORDER_STATUSES } from '../../facts/order-statuses.js';
import { flag, text, time, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, must, oneOf, textOf } from '../schema/values.js';
import { emailOf } from './email.js';
import { ListingImage, Seller } from './listing.js';

const quantity = () => integer(1, 999);
const currency = () => textOf(3, 3);

/** What was bought, as it was when it was bought: the listing may have another title and price by now. */
export const OrderLine = /*@__PURE__*/ once(() =>
  z.object({
    listingId: z.string(),
    title: z.string(),
    image: z.optional(ListingImage()),
    seller: z.optional(Seller()),
    quantity: quantity(),
    unitPrice: Amount(),
    /** `quantity` times `unitPrice`. */
    total: Amount(),
  }),
);
export type OrderLine = z.infer<ReturnType<typeof OrderLine>>;

/** A step that an order took. */
export const OrderStep = /*@__PURE__*/ once(() =>
  z.object({ status: oneOf(...ORDER_STATUSES), at: timeOf(), note: text() }),
);
export type OrderStep = z.infer<ReturnType<typeof OrderStep>>;

/** What an order comes to: `total` is `subtotal`, the sum of the lines, with `shipping` and `tax`, less the `discount`. */
export const OrderTotals = /*@__PURE__*/ once(() =>
  z.object({
    subtotal: Amount(),
    shipping: z.optional(Amount()),
    tax: z.optional(Amount()),
    discount: z.optional(Amount()),
    total: Amount(),
  }),
);
export type OrderTotals = z.infer<ReturnType<typeof OrderTotals>>;

/** An order of one shopper. `number` is what people call it by; `statusHistory` has its steps, the oldest first. */
export const Order = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    number: z.string(),
    email: emailOf(),
    status: oneOf(...ORDER_STATUSES),
    statusHistory: z.array(OrderStep()),
    lines: z.array(OrderLine()),
    currency: currency(),
    totals: OrderTotals(),
    createdAt: timeOf(),
    updatedAt: timeOf(),
    /** Until when an unpaid order keeps its items; then it is `expired`, and they are for sale again. */
    heldUntil: time(),
    /** The order was paid when it had expired and some of its items were sold: the shop decides what is done. */
    isShort: flag(),
  }),
);
export type Order = z.infer<ReturnType<typeof Order>>;

/** What is ordered, of what, and nothing else: title and price are the service's. */
export const NewOrderLine = /*@__PURE__*/ once(() =>
  z.object({ listingId: z.string(), quantity: quantity() }),
);
export type NewOrderLine = z.input<ReturnType<typeof NewOrderLine>>;

/** An order to be: from 1 to 100 lines, all in one currency. */
export const NewOrder = /*@__PURE__*/ once(() =>
  z.object({
    lines: z.array(
      NewOrderLine(),
      must(({ length }: unknown[]) => length > 0 && length <= 100, { minItems: 1, maxItems: 100 }),
    ),
  }),
);
export type NewOrder = z.input<ReturnType<typeof NewOrder>>;

/** Which orders to list. A service that does not page sends all of them. */
export const OrderSearch = /*@__PURE__*/ once(() =>
  z.object({
    status: word(...ORDER_STATUSES),
    limit: z.optional(integer(1, 1000)),
    cursor: text(),
  }),
);
export type OrderSearch = z.input<ReturnType<typeof OrderSearch>>;

/** Orders, the newest first; `next` is the `cursor` of the page after this. */
export const OrderPage = /*@__PURE__*/ once(() => z.object({ orders: z.array(Order()), next: text() }));
export type OrderPage = z.infer<ReturnType<typeof OrderPage>>;
