import { sweptAmount } from '../../../facts/sweeps.js';
import type { Account } from './balances-record.js';
import { availableIn, moneyIn, type Plan, type View } from './view.js';

/** What a sweep would do with a balance, or why it would do nothing. */
export type Preview =
  | { readonly kind: 'push' | 'pull'; readonly value: number }
  | {
      readonly kind:
        'closed' | 'none' | 'below-trigger' | 'above-trigger' | 'all-stays' | 'too-little' | 'filled-up';
      readonly value: 0;
    };

export function previewOf(plan: Plan, account: Pick<Account, 'balances' | 'status'>): Preview {
  const available = account.balances.find(({ currency }) => currency === plan.currency)?.available ?? 0;
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

/** The same in words, from the balance that is shown. */
export function previewText(view: View, plan: Plan, account: Account): string {
  const { kind, value } = previewOf(plan, account);
  const { currency, sweepAmount, targetAmount, triggerAmount } = plan;
  const money = (amount: number): string => moneyIn(view, currency, amount);
  return view.words.text(`today-${kind}`, {
    amount: money(value),
    available: money(availableIn(account, currency)),
    trigger: money(triggerAmount?.value ?? 0),
    target: money(targetAmount?.value ?? triggerAmount?.value ?? 0),
    exactly: money(sweepAmount?.value ?? 0),
  });
}
