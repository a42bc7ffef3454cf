import type { TemplateResult } from 'lit';

import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, withText } from '../../parts/form/entries.js';
import type { FormWords } from '../../parts/form/field.js';
import { RecordForm } from '../../parts/form/record-form.js';
import { endingAfterDoubt, endingOf, type Ending } from '../../parts/resource/ending.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/account-holders/edit/en.js';
import { keptAccounts } from '../create/kept.js';
import type { HoldersElement, HoldersRecord } from '../panel/holders-record.js';
import { countSchedules, readValues, sendEdit, type Edited } from './calls.js';
import { editSections } from './edit-fields.js';
import { accountDoubtView, editView } from './edit-view.js';
import { bodyOf, zoneNote, type OpenEdit } from './open-edit.js';
import {
  changesBetween,
  compareValues,
  droppedKeys,
  entriesFor,
  valuesIn,
  valuesOf,
  type Conflict,
  type Values,
} from './values.js';

export interface EditingOptions {
  /** Reads what is shown anew. */
  reread(): Promise<boolean>;
}

/** The form that changes an account holder or a balance account, and makes balance accounts. One is open at a time. */
export class Editing {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly #options: EditingOptions;
  readonly #words: Words<keyof typeof english>;
  #open: OpenEdit | undefined;
  #isComparing = false;

  constructor(record: HoldersRecord, element: HoldersElement, options: EditingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
  }

  get isDirty(): boolean {
    return this.#open?.editor.isDirty === true || this.#open?.isDoubtful === true;
  }

  get isBusy(): boolean {
    return this.#isComparing || this.#open?.form.isBusy === true;
  }

  /** How a try to save ended. */
  get news(): string {
    const open = this.#open;
    if (!open) return '';
    if (this.isBusy) return this.#words.text('saving');
    if (open.isDoubtful) return this.#words.text('doubt');
    return open.conflicts.length > 0 ? this.#words.text('conflict') : open.form.news;
  }

  reset(): void {
    this.#open = undefined;
  }

  openHolder(holder: AccountHolder): void {
    this.#begin(holder.id, undefined, valuesOf(holder));
  }

  openAccount({ id }: AccountHolder, account: BalanceAccountBase): void {
    const open = this.#begin(id, account.id, valuesOf(account));
    void this.#countSchedules(open, account.id);
  }

  openNew({ id }: AccountHolder): void {
    if (keptAccounts.read(id)?.body) return this.takeUp(id);
    this.#begin(id, '', {});
  }

  /** Shows a new account whose end was not known when the page was left. */
  takeUp(holder: string): void {
    const open = this.#begin(holder, '', {});
    open.isDoubtful = true;
    this.#record.focus('#form-title');
  }

  /** The form of an account, or with an empty id of a new one; without an id that of the account holder. */
  template(account: string | undefined): TemplateResult | undefined {
    const open = this.#open;
    if (!open || open.account !== account) return undefined;
    const texts = this.#words;
    if (open.isDoubtful)
      return accountDoubtView({
        texts,
        isBusy: this.isBusy,
        problem: open.form.news,
        onAgain: () => void open.form.save(),
        onLeave: () => this.#leave(open),
      });
    const isNew = account === '';
    const kind = account === undefined ? 'edit-holder' : isNew ? 'new-account' : 'edit-account';
    return editView({
      texts,
      form: open.form.view,
      title: texts.text(kind),
      isBelow: account !== undefined,
      save: texts.text(isNew ? 'save-new' : 'save'),
      dropped: isNew ? [] : droppedKeys(open.base, valuesIn(open.editor.entries)),
      conflicts: open.conflicts,
      isBusy: this.isBusy,
      onDecide: (conflict, whose) => this.#decide(open, conflict, whose),
      onSave: () => void this.#save(open),
      onCancel: () => this.#leave(open),
    });
  }

  #begin(holder: string, account: string | undefined, base: Values): OpenEdit {
    const editor = new Editor<Edited>(this.#element, Date.now);
    const isNew = account === '';
    const sections = editSections({
      isAccount: account !== undefined,
      isNew,
      has: (name) => base[name] !== undefined,
      zoneNote: () => zoneNote(this.#words, open),
    });
    const fresh = entriesFor(base);
    editor.open(undefined, sections, isNew ? withText(EMPTY, 'currency', 'EUR') : fresh);
    // Of a thing that is there nothing is sent where nothing changes.
    editor.base = isNew ? undefined : { id: account ?? holder };
    const form: RecordForm<Edited> = new RecordForm(this.#record, this.#element, {
      words: this.#words as FormWords,
      editor,
      body: () => bodyOf(open),
      mayBegin: (fields) => this.#mayBegin(open, fields),
      send: (client, body, key) => sendEdit(client, open, body, key),
      takes: (error) => this.#takes(open, error),
      onSaved: ({ id }) => void this.#saved(open, id),
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
    this.#open = open;
    this.#record.focus('#form-title');
    return open;
  }

  async #countSchedules(open: OpenEdit, account: string): Promise<void> {
    const { client } = this.#record;
    open.schedules = client && (await countSchedules(client, account));
    this.#record.update();
  }

  #face({ holder, account }: OpenEdit) {
    return { accountHolder: holder, balanceAccount: account ?? '' };
  }

  #mayBegin(open: OpenEdit, fields: readonly string[]): boolean {
    if (open.account !== '' && fields.length === 0) return true;
    open.form.clear();
    if (open.account === '')
      return this.#record.emit('florin-before-account-holder-create', {
        legalEntity: '',
        accountHolder: open.holder,
      });
    return this.#record.emit('florin-before-account-holder-change', { ...this.#face(open), change: 'edit' });
  }

  /** Compares with what the platform has now, and saves unless another person has changed the same. */
  async #save(open: OpenEdit): Promise<void> {
    if (this.isBusy) return;
    const isRight = open.account === '' || !open.editor.check(new Set()) || (await this.#compare(open));
    if (isRight) await open.form.save();
  }

  /** Resolves to whether it can be saved. */
  async #compare(open: OpenEdit): Promise<boolean> {
    this.#isComparing = true;
    this.#record.update();
    const { client } = this.#record;
    try {
      const theirs = client && (await readValues(client, open));
      if (!theirs) return false;
      const { merged, base, conflicts } = compareValues(open.base, valuesIn(open.editor.entries), theirs);
      open.editor.change(entriesFor(merged, open.editor.entries));
      open.base = base;
      open.conflicts = conflicts;
      if (conflicts.length > 0) open.form.tell('', false, '[part~=conflict]');
      if (conflicts.length > 0) open.form.clear();
      return conflicts.length === 0;
    } catch (error) {
      const why = troubleText(this.#record.words, this.#record.failed(error));
      open.form.tell(this.#words.text('save-failed', { why }), false, 'p[part=error]');
      return false;
    } finally {
      this.#isComparing = false;
      this.#record.update();
    }
  }

  #decide(open: OpenEdit, { path, theirs }: Conflict, whose: 'mine' | 'theirs'): void {
    const { [path]: _, ...others } = open.base;
    open.base = theirs ? { ...others, [path]: theirs } : others;
    if (whose === 'theirs') {
      const { [path]: __, ...mine } = valuesIn(open.editor.entries);
      open.editor.change(entriesFor(theirs ? { ...mine, [path]: theirs } : mine, open.editor.entries));
    }
    open.conflicts = open.conflicts.filter((each) => each.path !== path);
    this.#record.focus(open.conflicts.length > 0 ? '[part~=conflict]' : '[part=save]');
  }

  /** A lost answer is a doubt. Of a change the platform is asked what it has; an account is sent again under its key. */
  async #takes(open: OpenEdit, error: unknown): Promise<boolean> {
    const isNew = open.account === '';
    const told = endingOf(error);
    const ending = open.isDoubtful ? endingAfterDoubt(told, error) : told;
    if (ending !== 'unknown') {
      open.isDoubtful = false;
      if (isNew) keptAccounts.keep(open.holder, undefined);
      this.#tell(open, ending);
      return false;
    }
    const why = troubleText(this.#record.words, this.#record.failed(error));
    if (isNew) {
      if (open.isDoubtful) open.form.tell(why, false, '[part=send-again]');
      else this.#record.focus('#form-title');
      open.isDoubtful = true;
    } else if (await this.#isThere(open)) {
      await this.#saved(open);
      return true;
    } else open.form.tell(this.#words.text('save-unknown'), false, 'p[part=error]');
    this.#tell(open, 'unknown');
    return true;
  }

  /** Whether the platform has what was typed. */
  async #isThere(open: OpenEdit): Promise<boolean> {
    const { client } = this.#record;
    const theirs = client && (await readValues(client, open).catch(() => undefined));
    return theirs !== undefined && changesBetween(theirs, valuesIn(open.editor.entries)).length === 0;
  }

  #tell(open: OpenEdit, ending: Ending, made = ''): void {
    const { holder, account } = open;
    if (account === '')
      this.#record.emit('florin-account-holder-created', {
        legalEntity: '',
        accountHolder: holder,
        balanceAccount: made,
        ending,
      });
    else this.#record.emit('florin-account-holder-changed', { ...this.#face(open), change: 'edit', ending });
  }

  async #saved(open: OpenEdit, id = ''): Promise<void> {
    const { holder, account } = open;
    if (account === '') keptAccounts.keep(holder, undefined);
    this.#open = undefined;
    this.#tell(open, 'received', account === '' ? id : '');
    await this.#options.reread();
    this.#record.say(this.#words.text(account === '' ? 'made' : 'saved'));
    this.#record.focus(this.#buttonOf(open));
  }

  #leave(open: OpenEdit): void {
    this.#open = undefined;
    this.#record.focus(this.#buttonOf(open));
  }

  #buttonOf({ account }: OpenEdit): string {
    if (account === undefined) return '[part=edit]';
    return account === '' ? '[part=add]' : `[data-account="${account}"] [part=edit]`;
  }
}
