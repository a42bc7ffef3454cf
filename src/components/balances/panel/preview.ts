import { availableIn, previewOf } from '../../parts/account-holder/sweep-preview.js';
import type { Account } from './balances-record.js';
import { moneyIn, type Plan, type View } from './view.js';

/** What a sweep would do with the balance that is shown, in words. */
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
