import type { DisputeSummary } from '../../../client/operator/index.js';
import { DISPUTE_GROUPS } from '../../../facts/dispute-reasons.js';
import type { Words } from '../../base/words.js';
import { schemeOf, schemeText } from '../../parts/dispute/dispute-texts.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Word } from '../../../words/compiled/disputes/panel/en.js';
import { STANDINGS, tabOf } from './standing.js';

export interface DisputeFields {
  readonly words: Pick<Words<Word>, 'text'>;
  /** Those that are known: their currencies and schemes are what can be chosen. */
  readonly disputes: readonly DisputeSummary[];
  readonly tab: string;
}

/** What disputes are narrowed by. */
export function disputeFields({ words, disputes, tab }: DisputeFields): readonly FilterField[] {
  const choicesOf = (value: (dispute: DisputeSummary) => string | undefined): readonly string[] =>
    [...new Set(disputes.map(value).filter((each): each is string => Boolean(each)))].toSorted();
  const day = (name: 'from' | 'until'): FilterField => ({ kind: 'day', name, label: words.text(name) });
  const choice = (
    name: 'state' | 'reason' | 'scheme' | 'currency',
    choices: readonly string[],
    textOf: (value: string) => string = (value) => value,
  ): FilterField => ({
    kind: 'choice',
    name,
    label: words.text(name === 'state' || name === 'reason' ? `column-${name}` : name),
    any: words.text(`any-${name}`),
    choices,
    textOf,
  });
  return [
    choice(
      'state',
      STANDINGS.filter((state) => tabOf({ state }) === tab),
      (each) => words.text(`state-${each as 'open'}`),
    ),
    choice('reason', DISPUTE_GROUPS, (each) => words.text(`reason-${each as 'fraud'}`)),
    choice('scheme', choicesOf(schemeOf), schemeText),
    choice(
      'currency',
      choicesOf(({ amount }) => amount?.currency),
    ),
    day('from'),
    day('until'),
  ];
}
