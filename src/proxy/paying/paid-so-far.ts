import type { OrderParts, PaidPart } from '../../client/shopper/index.js';
import { isOwn } from './attempt-reply.js';
import type { Attempt } from '../ledger/attempt.js';
import { currentOrder } from '../platform/platform-order.js';
import type { Call, Services } from '../services.js';

/** What an order was paid with so far. Of another session's part, its amount alone. */
export const paidSoFar = (parts: readonly Attempt[], call: Call): PaidPart[] =>
  parts.map((part) => ({
    amount: { value: part.authorised, currency: part.amount.currency },
    ...(isOwn(part, call) && {
      ...(part.facts.brand !== undefined && { brand: part.facts.brand }),
      ...(part.facts.lastFour !== undefined && { lastFour: part.facts.lastFour }),
      isRemovable: true,
    }),
  }));

/** How far an order is paid; with none of its parts left, why they went back. Undefined where none was paid. */
export async function partsFor(
  services: Services,
  call: Call,
  order: string,
): Promise<OrderParts | undefined> {
  const parts = await services.ledger.partsOf(order);
  if (parts.length > 0) return { paid: paidSoFar(parts, call) };
  const { before } = await currentOrder(services, order, 0);
  return before === undefined ? undefined : { paid: [], paidBack: before };
}
