import type { AccountHolder } from '../../../client/balance-platform/index.js';
import { ASKED_STATUSES } from '../../../client/balance-platform/status.js';
import { bareWord } from '../../../client/schema/values.js';
import { DAY } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Word } from '../../../words/compiled/account-holders/panel/en.js';
import type { HolderFilter } from './navigation.js';
import { countsOf, deadlineOf } from './standing.js';

const NEEDS = ['problem', 'pending', 'deadline', 'week'] as const;

/** What account holders are narrowed by. */
export function holderFields(
  words: Pick<Words<Word>, 'text'>,
  holders: readonly AccountHolder[],
): readonly FilterField[] {
  const capabilities = [...new Set(holders.flatMap(({ capabilities = {} }) => Object.keys(capabilities)))];
  return [
    {
      kind: 'choice',
      name: 'status',
      label: words.text('column-status'),
      any: words.text('any-status'),
      choices: ASKED_STATUSES,
      textOf: (status) => words.text(`status-${status as 'active'}`),
    },
    {
      kind: 'choice',
      name: 'needs',
      label: words.text('needs'),
      any: words.text('needs-any'),
      choices: NEEDS,
      textOf: (needs) => words.text(`needs-${needs as 'problem'}`),
    },
    {
      kind: 'choice',
      name: 'capability',
      label: words.text('capability'),
      any: words.text('any-capability'),
      choices: capabilities.toSorted(),
      textOf: (name) => name,
    },
  ];
}

function isInNeed(holder: AccountHolder, needs: string, now: number): boolean {
  const deadline = deadlineOf(holder);
  if (needs === 'deadline') return deadline !== undefined;
  if (needs === 'week') return deadline !== undefined && deadline < now + 7 * DAY;
  const counts = countsOf(holder);
  return needs === 'problem' ? counts.problem > 0 : counts.pending > 0;
}

/** What a search looks through. */
const textsOf = ({ id, legalEntityId, reference, description, metadata = {} }: AccountHolder) => [
  id,
  legalEntityId,
  reference,
  description,
  ...Object.values(metadata),
];

/** The account holders that a filter asks for, in their order. A capability means one that is asked for. */
export function findHolders(
  holders: readonly AccountHolder[],
  { search, status, needs, capability }: HolderFilter,
  now: number,
): readonly AccountHolder[] {
  const wanted = search.trim().toLowerCase();
  return holders.filter(
    (holder) =>
      (!wanted || textsOf(holder).some((text) => text?.toLowerCase().includes(wanted))) &&
      (!status || bareWord(holder.status) === status) &&
      (!needs || isInNeed(holder, needs, now)) &&
      (!capability || (holder.capabilities?.[capability]?.requested ?? false)),
  );
}
