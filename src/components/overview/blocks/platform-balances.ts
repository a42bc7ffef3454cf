import type { Amount } from '../../../client/index.js';
import type { Account } from '../../parts/account-holder/read-account.js';

/** What accounts hold together, one sum for each currency. */
export function totalsOf(accounts: readonly Account[], kind: 'available' | 'pending'): readonly Amount[] {
  const sums = new Map<string, number>();
  for (const balance of accounts.flatMap(({ balances }) => balances))
    sums.set(balance.currency, (sums.get(balance.currency) ?? 0) + (balance[kind] ?? 0));
  return [...sums]
    .map(([currency, value]) => ({ currency, value }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
