import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import type { Amount } from '../../../client/index.js';
import { sweptAmount } from '../../../facts/sweeps.js';
import type { Account } from './read-account.js';

/** What of a sweep decides what it does; the same of one that is only typed. */
export type Plan = Pick<
  SweepConfiguration,
  'type' | 'schedule' | 'sweepAmount' | 'targetAmount' | 'triggerAmount' | 'counterparty' | 'currency'
>;

/** What a sweep would do with a balance, or why it would do nothing. */
export type Preview =
  | { readonly kind: 'push' | 'pull'; readonly value: number }
  | {
      readonly kind:
        'closed' | 'none' | 'below-trigger' | 'above-trigger' | 'all-stays' | 'too-little' | 'filled-up';
      readonly value: 0;
    };

/** What an account can spend in a currency; one that it does not hold is at zero. */
export const availableIn = ({ balances }: Pick<Account, 'balances'>, currency: string): number =>
  balances.find((balance) => balance.currency === currency)?.available ?? 0;

/** What accounts hold together, one sum for each currency. */
export function totalsOf(
  accounts: readonly Pick<Account, 'balances'>[],
  kind: 'available' | 'pending',
): readonly Amount[] {
  const sums = new Map<string, number>();
  for (const balance of accounts.flatMap(({ balances }) => balances))
    sums.set(balance.currency, (sums.get(balance.currency) ?? 0) + (balance[kind] ?? 0));
  return [...sums]
    .map(([currency, value]) => ({ currency, value }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

export function previewOf(plan: Plan, account: Pick<Account, 'balances' | 'status'>): Preview {
  const available = availableIn(account, plan.currency);
  const trigger = plan.triggerAmount?.value ?? 0;
  const value = sweptAmount(plan, available);
  if (account.status !== undefined && account.status !== 'active') return { kind: 'closed', value: 0 };
  if (plan.type === 'pull') {
    if (available > trigger) return { kind: 'above-trigger', value: 0 };
    return value > 0 ? { kind: 'pull', value } : { kind: 'filled-up', value: 0 };
  }
  if (available <= 0) return { kind: 'none', value: 0 };
  if (available < trigger) return { kind: 'below-trigger', value: 0 };
  if (value > available) return { kind: 'too-little', value: 0 };
  return value > 0 ? { kind: 'push', value } : { kind: 'all-stays', value: 0 };
}
