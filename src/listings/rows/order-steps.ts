import { MOVE } from './order-statements.js';
import { findOrder, type OrderBody } from './orders.js';
import type { Shop } from '../shop.js';

export type OrderStatus = Exclude<OrderBody['status'], 'placed'>;

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
 */
export async function moveOrder(
  shop: Shop,
  number: string,
  status: OrderStatus,
  note?: string,
): Promise<OrderBody | undefined> {
  await shop.database.rows(MOVE, [number, status, shop.now(), COMES_FROM[status], note ?? null]);
  return findOrder(shop, number);
}
