import { html, type TemplateResult } from 'lit';

import type { CapitalGrantAccount } from '../../../client/balance-platform/index.js';
import { factsView } from '../../parts/record/facts-view.js';
import { moneyIn, type View } from './view.js';

/** The account that lends: what is owed on it by currency, and the most that may be. */
export function accountView(
  view: View,
  { id = '', balances = [], limits = [], fundingBalanceAccountId }: CapitalGrantAccount,
): TemplateResult {
  const { words } = view;
  const limitOf = (currency: string) => limits.find(({ amount }) => amount?.currency === currency)?.amount;
  const currencies = [
    ...new Set([
      ...balances.map(({ currency }) => currency),
      ...limits.flatMap(({ amount }) => amount?.currency ?? []),
    ]),
  ];
  const owedText = (currency: string): string => {
    const value = balances.find((each) => each.currency === currency)?.total ?? 0;
    const limit = limitOf(currency);
    const owed = moneyIn(view, { currency, value });
    return limit ? words.text('owed-of', { owed, limit: moneyIn(view, limit) }) : owed;
  };
  return html`<section class="record" part="account" aria-labelledby="account-title">
    <h3 id="account-title">${words.text('account')}</h3>
    ${factsView([
      [words.text('account-id'), id],
      [words.text('funded-from'), fundingBalanceAccountId],
      ...currencies.map((currency) => [words.text('owed', { currency }), owedText(currency)] as const),
    ])}
  </section>`;
}
