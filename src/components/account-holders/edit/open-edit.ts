import type { Words } from '../../base/words.js';
import type { Body } from '../../parts/form/body.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf, withText } from '../../parts/form/entries.js';
import type { FormWords } from '../../parts/form/field.js';
import { RecordForm, type RecordFormOptions } from '../../parts/form/record-form.js';
import type { Word } from '../../../words/compiled/account-holders/edit/en.js';
import type { HoldersElement, HoldersRecord } from '../panel/holders-record.js';
import { sendEdit, type Edited, type EditedPlace } from './calls.js';
import { editSections } from './edit-fields.js';
import { changedBody, entriesFor, valuesIn, type Conflict, type Values } from './values.js';

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
function zoneNote(words: Pick<Words<Word>, 'text'>, { account, base, editor, schedules }: OpenEdit): string {
  if (account === '' || readOf(editor.entries)('timeZone').trim() === (base['timeZone'] ?? '')) return '';
  if (account === undefined) return words.text('zone-of-holder');
  return schedules === undefined
    ? words.text('zone-shifts')
    : words.text('zone-shifts-count', { count: schedules });
}

/** What is sent: of a thing that is there what changes, and a new account whole. */
function bodyOf({ account, holder, base, editor }: OpenEdit): Body {
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

interface Opening extends Pick<RecordFormOptions<Edited>, 'mayBegin' | 'takes' | 'onSaved'> {
  readonly record: HoldersRecord;
  readonly element: HoldersElement;
  readonly words: Words<Word>;
  readonly place: EditedPlace;
  /** What the platform has. */
  readonly base: Values;
}

/** Opens the form of an account holder, of an account, or of a new one. */
export function openEdit({ record, element, words, place, base, ...acts }: Opening): OpenEdit {
  const { holder, account } = place;
  const editor = new Editor<Edited>(element, Date.now);
  const isNew = account === '';
  const sections = editSections({
    isAccount: account !== undefined,
    isNew,
    has: (name) => base[name] !== undefined,
    zoneNote: () => zoneNote(words, open),
  });
  const fresh = entriesFor(base);
  editor.open(undefined, sections, isNew ? withText(EMPTY, 'currency', 'EUR') : fresh);
  // Of a thing that is there nothing is sent where nothing changes.
  editor.base = isNew ? undefined : { id: account ?? holder };
  const form = new RecordForm<Edited>(record, element, {
    words: words as FormWords,
    editor,
    body: () => bodyOf(open),
    send: (client, body, key) => sendEdit(client, open, body, key),
    ...acts,
  });
  const open: OpenEdit = {
    holder,
    account,
    editor,
    form,
    base,
    conflicts: [],
    schedules: undefined,
    isDoubtful: false,
  };
  return open;
}
