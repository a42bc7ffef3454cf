import { MOVE } from './order-statements.js';
import { retake } from './holds.js';
import { findOrder, type OrderBody } from './orders.js';
import type { Shop } from '../shop.js';

export type OrderStatus = Exclude<OrderBody['status'], 'placed' | 'expired'>;

/** From where an order may come to each status. What is over stays over. */
const COMES_FROM: Readonly<Record<OrderStatus, readonly OrderBody['status'][]>> = {
  paid: ['placed'],
  shipped: ['paid'],
  delivered: ['shipped'],
  cancelled: ['placed', 'paid'],
  refunded: ['paid', 'shipped', 'delivered', 'cancelled'],
};

/**
 * Takes an order a step on, for the merchant's own server: `paid` when the proxy says so. Gives the order as it then
 * stands; a step that is done already, or that cannot follow, changes nothing. Undefined where the number is not known.
 *
 * An order that is paid after its time was up is paid. It takes its pieces again; where they are gone it has `isShort`, and
 * stands among `shortOrders` until it is shipped, cancelled or refunded.
 */
export async function moveOrder(
  shop: Shop,
  number: string,
  status: OrderStatus,
  note?: string,
): Promise<OrderBody | undefined> {
  if (number.includes('\0')) return undefined;
  const move = () => shop.database.rows(MOVE, [number, status, shop.now(), COMES_FROM[status], note ?? null]);
  const [moved] = await move();
  // Between the two it may have been held anew: then it is moved from there.
  if (!moved && status === 'paid' && !(await retake(shop, number, 'paid', note))) await move();
  return findOrder(shop, number);
}
