import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Word } from '../../../words/compiled/payouts/panel/en.js';
import { STANDINGS } from './standing.js';

export interface PayoutFields {
  readonly words: Pick<Words<Word>, 'text'>;
  /** Those that are known: their currencies and people are what can be chosen. */
  readonly payouts: readonly PayoutRecord[];
  readonly isQueue: boolean;
}

/** What payouts are narrowed by. In the queue all of them wait. */
export function payoutFields({ words, payouts, isQueue }: PayoutFields): readonly FilterField[] {
  const asIs = (text: string): string => text;
  const choicesOf = (value: (payout: PayoutRecord) => string | undefined): readonly string[] =>
    [...new Set(payouts.map(value).filter((each) => each !== undefined))].toSorted();
  const day = (name: 'from' | 'until'): FilterField => ({ kind: 'day', name, label: words.text(name) });
  const state: FilterField = {
    kind: 'choice',
    name: 'state',
    label: words.text('column-state'),
    any: words.text('any-state'),
    choices: [...STANDINGS, 'overdue'],
    textOf: (each) => words.text(`state-${each as 'waiting'}`),
  };
  return [
    ...(isQueue ? [] : [state]),
    {
      kind: 'choice',
      name: 'currency',
      label: words.text('currency'),
      any: words.text('any-currency'),
      choices: choicesOf(({ amount }) => amount?.currency),
      textOf: asIs,
    },
    {
      kind: 'choice',
      name: 'by',
      label: words.text('submitted-by'),
      any: words.text('any-person'),
      choices: choicesOf(({ submittedBy }) => submittedBy),
      textOf: asIs,
    },
    day('from'),
    day('until'),
  ];
}
