import { CATEGORIES } from '../../../client/transfers/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Line } from './line.js';
import { accountText, categoryText, type Showing } from './showing.js';
import { GROUPS } from './standing.js';
import type { MoneyFilter } from './money-filter.js';
import type { KnownMoney } from './transfers-record.js';

/** The accounts that can be chosen: those of the account holder, and those that lines name. */
function accountsOf(lines: readonly Line[], known: KnownMoney | undefined): ReadonlyMap<string, string> {
  const accounts = new Map<string, string>();
  for (const { id, description = '' } of known?.accounts ?? []) accounts.set(id, description || id);
  for (const line of lines)
    if (line.account && !accounts.has(line.account)) accounts.set(line.account, accountText(line));
  return accounts;
}

const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values.filter(Boolean))].toSorted();

/** What a list is narrowed by, beside its search. Amounts are asked for once a currency is chosen. */
export function moneyFields(
  showing: Showing,
  lines: readonly Line[],
  known: KnownMoney | undefined,
  { tab, currency }: MoneyFilter,
): readonly FilterField[] {
  const { words } = showing;
  const accounts = accountsOf(lines, known);
  const day = (name: 'from' | 'until'): FilterField => ({ kind: 'day', name, label: words.text(name) });
  const sum = (name: 'least' | 'most'): FilterField => ({
    kind: 'amount',
    name,
    label: words.text(name),
    currency,
  });
  return [
    {
      kind: 'choice',
      name: 'account',
      label: words.text('column-account'),
      any: words.text('any-account'),
      choices: [...accounts.keys()],
      textOf: (id) => accounts.get(id) ?? id,
    },
    day('from'),
    day('until'),
    {
      kind: 'choice',
      name: 'category',
      label: words.text('column-category'),
      any: words.text('any-category'),
      choices: tab === 'transfers' ? CATEGORIES : distinct(lines.map(({ category }) => category)),
      textOf: (category) => categoryText(showing, category),
    },
    {
      kind: 'choice',
      name: 'status',
      label: words.text('column-status'),
      any: words.text('any-status'),
      choices: GROUPS,
      textOf: (group) => words.text(`group-${group as 'open'}`),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: words.text('currency'),
      any: words.text('any-currency'),
      choices: distinct(lines.map(({ amount }) => amount.currency)),
      textOf: (each) => each,
    },
    ...(currency ? [sum('least'), sum('most')] : []),
  ];
}
