import { OUTCOMES } from '../../../client/index.js';
import type { PaymentTotals } from '../../../client/operator/index.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import { methodText, outcomeText } from '../showing.js';
import type { ListShowing } from './payment-columns.js';
import type { PaymentsFilter } from './payments-filter.js';

/** What payments are narrowed by, beside the search. Amounts are asked for once a currency is chosen. */
export function paymentFields(
  showing: ListShowing,
  totals: PaymentTotals | undefined,
  { currency, from, until }: PaymentsFilter,
): readonly FilterField[] {
  const { texts } = showing;
  const { currencies = [], methods = [] } = totals ?? {};
  const sum = (name: 'least' | 'most'): FilterField => ({
    kind: 'amount',
    name,
    label: texts.text(name),
    currency,
  });
  return [
    {
      kind: 'choice',
      name: 'outcome',
      label: texts.text('column-status'),
      any: texts.text('any-status'),
      choices: OUTCOMES,
      textOf: (outcome) => outcomeText(showing, outcome),
    },
    { kind: 'day', name: 'from', label: texts.text('from'), most: until },
    { kind: 'day', name: 'until', label: texts.text('until'), least: from },
    {
      kind: 'choice',
      name: 'method',
      label: texts.text('column-method'),
      any: texts.text('any-method'),
      choices: methods.map(({ brand }) => brand),
      textOf: (word) => methodText(methods.find(({ brand }) => brand === word) ?? { brand: word }),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: texts.text('currency'),
      any: texts.text('any-currency'),
      choices: currencies,
      textOf: (each) => each,
    },
    ...(currency ? [sum('least'), sum('most')] : []),
  ];
}
