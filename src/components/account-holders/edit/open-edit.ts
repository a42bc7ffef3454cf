import type { Words } from '../../base/words.js';
import type { Body } from '../../parts/form/body.js';
import type { Editor } from '../../parts/form/editor.js';
import { readOf } from '../../parts/form/entries.js';
import type { RecordForm } from '../../parts/form/record-form.js';
import type { Word } from '../../../words/compiled/account-holders/edit/en.js';
import type { Edited, EditedPlace } from './calls.js';
import { changedBody, valuesIn, type Conflict, type Values } from './values.js';

/** The form while it is open. */
export interface OpenEdit extends EditedPlace {
  readonly editor: Editor<Edited>;
  readonly form: RecordForm<Edited>;
  /** What the platform had when it was last asked. */
  base: Values;
  conflicts: readonly Conflict[];
  /** Schedules that run by the clock of the account; undefined where that is not known. */
  schedules: number | undefined;
  isDoubtful: boolean;
}

/** What another time zone does to payouts that are on a schedule. */
export function zoneNote(
  words: Pick<Words<Word>, 'text'>,
  { account, base, editor, schedules }: OpenEdit,
): string {
  if (account === '' || readOf(editor.entries)('timeZone').trim() === (base['timeZone'] ?? '')) return '';
  if (account === undefined) return words.text('zone-of-holder');
  return schedules === undefined
    ? words.text('zone-shifts')
    : words.text('zone-shifts-count', { count: schedules });
}

/** What is sent: of a thing that is there what changes, and a new account whole. */
export function bodyOf({ account, holder, base, editor }: OpenEdit): Body {
  const mine = valuesIn(editor.entries);
  const body = changedBody(base, mine);
  if (account !== '') return body;
  const { timeZone, ...rest } = body;
  return {
    accountHolderId: holder,
    defaultCurrencyCode: readOf(editor.entries)('currency').trim().toUpperCase(),
    ...(timeZone ? { timeZone } : {}),
    ...rest,
  };
}
