import type { TemplateResult } from 'lit';

import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { endingAfterDoubt, endingOf } from '../../parts/resource/ending.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/account-holders/edit/en.js';
import { keptAccounts } from '../create/kept.js';
import type { HoldersElement, HoldersRecord } from '../panel/holders-record.js';
import { countSchedules, readValues } from './calls.js';
import { decide, hasMine, mergeTheirs } from './conflicts.js';
import { mayEdit, tellEdit } from './edit-events.js';
import { accountDoubtView, editView } from './edit-view.js';
import { openEdit, type OpenEdit } from './open-edit.js';
import { droppedKeys, valuesIn, valuesOf, type Conflict, type Values } from './values.js';

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
    const open: OpenEdit = openEdit({
      record: this.#record,
      element: this.#element,
      words: this.#words,
      place: { holder, account },
      base,
      mayBegin: (fields) => this.#mayBegin(open, fields),
      takes: (error) => this.#takes(open, error),
      onSaved: ({ id }) => void this.#saved(open, id),
    });
    this.#open = open;
    this.#record.focus('#form-title');
    return open;
  }

  async #countSchedules(open: OpenEdit, account: string): Promise<void> {
    const { client } = this.#record;
    open.schedules = client && (await countSchedules(client, account));
    this.#record.update();
  }

  #mayBegin(open: OpenEdit, fields: readonly string[]): boolean {
    if (open.account !== '' && fields.length === 0) return true;
    open.form.clear();
    return mayEdit(this.#record, open);
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
      if (mergeTheirs(open, theirs)) return true;
      open.form.tell('', false, '[part~=conflict]');
      open.form.clear();
      return false;
    } catch (error) {
      const why = troubleText(this.#record.words, this.#record.failed(error));
      open.form.tell(this.#words.text('save-failed', { why }), false, 'p[part=error]');
      return false;
    } finally {
      this.#isComparing = false;
      this.#record.update();
    }
  }

  #decide(open: OpenEdit, conflict: Conflict, whose: 'mine' | 'theirs'): void {
    decide(open, conflict, whose);
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
      tellEdit(this.#record, open, ending);
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
    tellEdit(this.#record, open, 'unknown');
    return true;
  }

  /** Whether the platform has what was typed. */
  async #isThere(open: OpenEdit): Promise<boolean> {
    const { client } = this.#record;
    const theirs = client && (await readValues(client, open).catch(() => undefined));
    return theirs !== undefined && hasMine(open, theirs);
  }

  async #saved(open: OpenEdit, id = ''): Promise<void> {
    const { holder, account } = open;
    if (account === '') keptAccounts.keep(holder, undefined);
    this.#open = undefined;
    tellEdit(this.#record, open, 'received', account === '' ? id : '');
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
