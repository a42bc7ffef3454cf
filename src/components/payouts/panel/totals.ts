import type { Amount } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';

export interface Total {
  readonly amount: Amount;
  readonly count: number;
}

/** Sums in minor units, one for each currency and never across them, by the currency's code. */
export function totalsOf(payouts: readonly PayoutRecord[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const { amount } of payouts) {
    if (!amount) continue;
    const { currency, value } = amount;
    const known = totals.get(currency);
    totals.set(currency, {
      amount: { currency, value: (known?.amount.value ?? 0) + value },
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...totals.values()].toSorted((one, other) =>
    one.amount.currency < other.amount.currency ? -1 : 1,
  );
}
