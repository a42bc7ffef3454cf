/** Statuses of a marketplace order: `Order.status` of the listings interface. */
export const ORDER_STATUSES = [
  'placed',
  'expired',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
