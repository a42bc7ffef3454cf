import type { Attempt } from '../ledger/attempt.js';
import type { MerchantOrder } from '../platform/merchant-order.js';

type Splits = NonNullable<MerchantOrder['splits']>;

/**
 * Who gets which part of one payment. Where it is a part of an order, the shares are filled one after the other, so that all
 * parts together give each account its own to the cent. A share without an amount, such as a fee, goes with each part.
 */
export function splitsOf(
  { splits, amount: whole }: MerchantOrder,
  { amount, rest }: Pick<Attempt, 'amount' | 'rest'>,
): Splits | undefined {
  if (!splits || amount.value === whole.value) return splits;
  const from = whole.value - rest - amount.value;
  let start = 0;
  return splits.flatMap((split) => {
    if (!split.amount) return [split];
    const end = start + split.amount.value;
    const value = Math.min(end, from + amount.value) - Math.max(start, from);
    start = end;
    return value > 0 ? [{ ...split, amount: { ...split.amount, value } }] : [];
  });
}
