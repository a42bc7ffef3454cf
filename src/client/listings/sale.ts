import * as z from '../schema/schema.js';
import { ORDER_STATUSES } from '../../facts/order-statuses.js';
import { text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';
import { get } from '../operation.js';
import { OrderPage } from './order.js';

/**
 * Which orders to find. `number` is a whole number, `search` how one begins. `seller` and `listing` are ids: an order is found that
 * holds a line of them; where both are named, one line of both.
 */
export const SalesQuestion = /*@__PURE__*/ once(() =>
  z.object({
    seller: text(200),
    listing: text(200),
    number: text(100),
    search: text(100),
    status: word(...ORDER_STATUSES),
    /** Placed from this moment on, … */
    from: time(),
    /** … and before this one. */
    until: time(),
    limit: z.optional(integer(1, 1000)),
    cursor: text(),
  }),
);
export type SalesQuestion = z.input<ReturnType<typeof SalesQuestion>>;

/**
 * Finds orders by what was sold in them, the newest first. No browser calls it: the proxy does, for its row `listSales`, and cuts
 * each order down to what its caller may see. A service of yours that has no such path answers 404, and sellers see no sales.
 */
export const findSales = /*@__PURE__*/ get('/sales', { input: SalesQuestion, output: OrderPage });
