import { CATEGORIES } from '../../../client/transfers/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Line } from './line.js';
import { accountText, categoryText, type Showing } from './showing.js';
import { GROUPS } from './standing.js';
import type { MoneyFilter } from './money-filter.js';
import type { KnownMoney } from './transfers-record.js';

interface Choices {
  readonly accounts: ReadonlyMap<string, string>;
  readonly categories: readonly string[];
  readonly currencies: readonly string[];
}

const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values.filter(Boolean))].toSorted();

const choices = new WeakMap<readonly Line[], Choices>();

/** What stands in lines, and may be chosen. Of a long list it is looked for once, and not with every turn of a wheel. */
function choicesOf(lines: readonly Line[]): Choices {
  const made = choices.get(lines) ?? {
    accounts: new Map(lines.flatMap((line) => (line.account ? [[line.account, accountText(line)]] : []))),
    categories: distinct(lines.map(({ category }) => category)),
    currencies: distinct(lines.map(({ amount }) => amount.currency)),
  };
  choices.set(lines, made);
  return made;
}

/** The accounts that can be chosen: those of the account holder, and those that lines name. */
const accountsOf = (of: Choices, known: KnownMoney | undefined): ReadonlyMap<string, string> => {
  const named = (known?.accounts ?? []).map(({ id, description = '' }) => [id, description || id] as const);
  return new Map([...named, ...of.accounts, ...named]);
};

/** What a list is narrowed by, beside its search. Amounts are asked for once a currency is chosen. */
export function moneyFields(
  showing: Showing,
  lines: readonly Line[],
  known: KnownMoney | undefined,
  { tab, currency }: MoneyFilter,
): readonly FilterField[] {
  const { words } = showing;
  const found = choicesOf(lines);
  const accounts = accountsOf(found, known);
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
      choices: tab === 'transfers' ? CATEGORIES : found.categories,
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
      choices: found.currencies,
      textOf: (each) => each,
    },
    ...(currency ? [sum('least'), sum('most')] : []),
  ];
}
