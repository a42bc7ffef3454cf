import type { Amount } from '../../../client/index.js';
import type { Sale } from '../../../client/operator/index.js';
import { isSold } from '../../parts/order/is-sold.js';

/** What sales of one currency come to. */
export interface Total {
  readonly count: number;
  readonly sold: Amount;
  /** What the others come to: not paid, expired, cancelled, refunded, or at a status that is new. */
  readonly beside: Amount;
}

/** One for each currency, and never across them. */
export function totalsOf(sales: readonly Sale[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const sale of sales) {
    const { currency, value } = sale.total;
    const { count, sold, beside } = totals.get(currency) ?? {
      count: 0,
      sold: { currency, value: 0 },
      beside: { currency, value: 0 },
    };
    const isCounted = isSold(sale);
    totals.set(currency, {
      count: count + Number(isCounted),
      sold: { currency, value: sold.value + (isCounted ? value : 0) },
      beside: { currency, value: beside.value + (isCounted ? 0 : value) },
    });
  }
  return [...totals.values()].toSorted((one, other) => (one.sold.currency < other.sold.currency ? -1 : 1));
}
