import { html, nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { CreateSweepConfiguration, SweepConfiguration } from '../../../client/balance-platform/index.js';
import { createSweep, updateSweep } from '../../../client/balance-platform/rows/balance-accounts.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import type { Words } from '../../base/words.js';
import { moneyWords } from '../../parts/form/amount-kind.js';
import type { Body } from '../../parts/form/body.js';
import { Editor } from '../../parts/form/editor.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { plainFormView } from '../../parts/form/plain-view.js';
import { RecordForm } from '../../parts/form/record-form.js';
import { endingAfterDoubt, endingOf } from '../../parts/resource/ending.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { words as english } from '../../../words/compiled/balances/sweep/en.js';
import type { Account, BalancesElement, BalancesRecord } from '../panel/balances-record.js';
import { withSweep } from '../panel/known-sweeps.js';
import type { View } from '../panel/view.js';
import { keep, keyOf, readKept, type KeptSweep } from './kept-sweep.js';
import { bodyToSend, entriesOfKept, moneyOf, planOf, type OpenSweep } from './open-sweep.js';
import { reviewView } from './review-view.js';
import { asForm, isSent, type FormSweep } from './sweep-body.js';
import { freshEntries, sweepSections } from './sweep-fields.js';

const createRow = /*@__PURE__*/ keyedRow('balance-platform', createSweep);
const updateRow = /*@__PURE__*/ proxyRow('balance-platform', { ...updateSweep, refusal: RefusedFields });

/** The one form for sweeps: what is typed, the second look at it, and a doubt about its end. */
export class Editing {
  readonly #record: BalancesRecord;
  readonly #element: BalancesElement;
  readonly #view: () => View;
  readonly #words: Words<keyof typeof english>;
  #open: OpenSweep | undefined;

  constructor(record: BalancesRecord, element: BalancesElement, view: () => View) {
    this.#record = record;
    this.#element = element;
    this.#view = view;
    this.#words = record.wordsOf(english);
    record.adopt(plainFormStyles);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  get isDirty(): boolean {
    return this.#open?.editor.isDirty === true;
  }

  get isBusy(): boolean {
    return this.#open?.form.isBusy === true || this.#open?.isLooking === true;
  }

  /** How a try to save ended. */
  get news(): string {
    const open = this.#open;
    if (!open) return '';
    if (open.form.isBusy) return this.#words.text('saving');
    if (open.step !== 'doubt') return open.form.news;
    return open.problem || this.#words.text(open.base ? 'doubt-change' : 'doubt');
  }

  open(account: Account, sweep?: SweepConfiguration): void {
    const open = this.#begin(account, sweep && asForm(sweep));
    this.#record.focus(open.base ? '#form-title' : '#type');
  }

  /** Shows a sweep whose end was not known when the page was left. */
  takeUp(accounts: readonly Account[]): void {
    for (const account of accounts) {
      const kept = readKept(account.id);
      if (!kept || this.#open) continue;
      this.#doubt(this.#begin(account, undefined), kept);
    }
  }

  close(): void {
    this.#open = undefined;
    this.#record.update();
  }

  /** The form of a sweep, or of a new one of an account where no id is given; undefined where it is not open. */
  template(account: Account, id: string): TemplateResult | undefined {
    const open = this.#open;
    if (!open || open.account.id !== account.id || (open.base?.id ?? '') !== id) return undefined;
    const { form, step } = open;
    const words = moneyWords(this.#words, open.money);
    const fields = plainFormView(
      { ...form.view, onSave: () => void this.#check(open) },
      {
        title: words.text(open.base ? 'edit-title' : 'add-title'),
        lead: words.text('form-lead'),
        onCancel: () => this.#cancel(open),
      },
    );
    const isForm = step === 'form';
    return html`<div ?hidden=${!isForm}>${fields}</div>
      ${isForm ? nothing : this.#review(open, account)}`;
  }

  #review(open: OpenSweep, account: Account): TemplateResult {
    return reviewView({
      view: this.#view(),
      words: moneyWords(this.#words, open.money),
      account,
      plan: planOf(open),
      isNew: !open.base,
      isSending: this.isBusy,
      isDoubtful: open.step === 'doubt',
      problem: open.problem,
      onConfirm: () => void this.#send(open),
      onBack: () => this.#step(open, 'form', '#form-title'),
      onLook: () => void this.#look(open),
    });
  }

  #begin(account: Account, base: FormSweep | undefined): OpenSweep {
    const editor = new Editor<FormSweep>(this.#element, Date.now);
    const money = moneyOf(
      account,
      base,
      () => editor,
      () => this.#record.language,
    );
    const sections = sweepSections({
      ...money,
      account,
      base,
      ends: () => this.#view().ends,
      bankText: (name) => this.#view().words.text('bank-account', { name }),
    });
    editor.open(base, sections, freshEntries(account.balances[0]?.currency ?? 'EUR'));
    const form: RecordForm<FormSweep> = new RecordForm(this.#record, this.#element, {
      words: moneyWords(this.#words, money),
      editor,
      body: (): Body => ({ ...bodyToSend(open) }),
      mayBegin: (fields) => this.#mayBegin(open, fields),
      send: (client, body, key) => this.#call(open, client, body, key),
      takes: (error) => Promise.resolve(this.#takes(open, error)),
      onSaved: (sweep) => this.#saved(open, sweep, open.isConfirmed),
    });
    const before = new Set(account.sweeps.map(({ id }) => id));
    const fresh = { isConfirmed: false, kept: undefined, problem: '', isLooking: false };
    const open: OpenSweep = { account, base, money, editor, form, before, step: 'form', ...fresh };
    this.#open = open;
    return open;
  }

  #step(open: OpenSweep, step: OpenSweep['step'], arriveAt: string): void {
    open.step = step;
    open.problem = '';
    this.#record.focus(arriveAt);
  }

  /** Looks whether it can be sent; if it can, it is shown once more before. */
  async #check(open: OpenSweep): Promise<void> {
    if (open.step === 'doubt' || this.isBusy) return;
    open.isConfirmed = false;
    await open.form.save();
  }

  #doubt(open: OpenSweep, kept: KeptSweep): void {
    open.editor.entries = entriesOfKept(open, kept, this.#element);
    open.kept = kept;
    open.step = 'doubt';
  }

  async #send(open: OpenSweep): Promise<void> {
    const isFirst = !open.base && open.step !== 'doubt';
    const other = isFirst ? readKept(open.account.id) : undefined;
    // Another tab was faster: nothing is sent beside what it has sent.
    if (other) {
      this.#doubt(open, other);
      return this.#record.focus('[part=look]');
    }
    open.isConfirmed = true;
    open.problem = '';
    await open.form.save();
    open.isConfirmed = false;
  }

  #mayBegin(open: OpenSweep, fields: readonly string[]): boolean {
    const { account, base, form } = open;
    const isUnchanged = base !== undefined && fields.length === 0;
    if (isUnchanged) return true;
    form.clear();
    if (open.isConfirmed)
      return this.#record.emit('florin-before-sweep-save', {
        balanceAccount: account.id,
        sweep: base?.id ?? '',
      });
    this.#step(open, 'review', '#review-title');
    return false;
  }

  async #call(open: OpenSweep, client: Client, body: Body, key: string): Promise<FormSweep> {
    const { account, base } = open;
    const balanceAccountId = account.id;
    if (base) {
      const input = { balanceAccountId, sweepId: base.id, ...body };
      return asForm(await client.call(updateRow, input));
    }
    const sweep = body as CreateSweepConfiguration;
    const idempotencyKey = open.kept?.key ?? keyOf(balanceAccountId) ?? key;
    open.kept = { key: idempotencyKey, body: sweep };
    // Before it is sent: a page that is closed meanwhile does not know its end.
    keep(balanceAccountId, open.kept);
    return asForm(await client.call(createRow, { balanceAccountId, ...sweep }, { idempotencyKey }));
  }

  /** A lost answer is a doubt, and so is a no after one, unless the ledger says it: the first may have been carried out. */
  #takes(open: OpenSweep, error: unknown): boolean {
    const { account, base } = open;
    const face = { balanceAccount: account.id, sweep: base?.id ?? '', isNew: !base };
    const told = endingOf(error);
    const ending = open.step === 'doubt' ? endingAfterDoubt(told, error) : told;
    if (ending === 'unknown') {
      this.#record.failed(error);
      this.#step(open, 'doubt', '[part=doubt] [part=error]');
      this.#record.emit('florin-sweep-saved', { ...face, ending: 'unknown' });
      return true;
    }
    const { key } = (ending === 'not-sent' && open.kept) || {};
    keep(account.id, key === undefined ? undefined : { key });
    open.kept = undefined;
    open.step = 'form';
    if (ending === 'refused') this.#record.emit('florin-sweep-saved', { ...face, ending });
    return false;
  }

  /** Looks whether the platform has it. */
  async #look(open: OpenSweep): Promise<void> {
    const { account, base } = open;
    open.isLooking = true;
    open.problem = '';
    this.#record.update();
    const isRead = await this.#record.refresh();
    open.isLooking = false;
    const sent = bodyToSend(open);
    const sweeps = this.#record.answer?.accounts.find(({ id }) => id === account.id)?.sweeps ?? [];
    const found = sweeps.find(
      (sweep) => (base ? sweep.id === base.id : !open.before.has(sweep.id)) && isSent(sweep, sent),
    );
    if (isRead && found) return this.#saved(open, asForm(found), true);
    open.problem = this.#words.text(isRead ? 'not-there' : 'not-looked');
    this.#record.focus('[part=look]');
  }

  #saved({ account, base }: OpenSweep, sweep: FormSweep, isSent: boolean): void {
    const record = this.#record;
    const { amount: _ours, ...saved } = sweep;
    keep(account.id, undefined);
    this.close();
    const known = record.answer;
    if (known && isSent) record.show(withSweep(known, account.id, saved));
    record.focus(`[data-sweep="${sweep.id}"] [part=edit]`);
    if (!isSent) return;
    record.say(this.#words.text('saved'));
    const face = { balanceAccount: account.id, sweep: sweep.id };
    record.emit('florin-sweep-saved', { ...face, ending: 'received', isNew: !base });
    // What runs at once has changed the balance already.
    void record.refresh();
  }

  #cancel({ account, base }: OpenSweep): void {
    this.close();
    const button = base
      ? `[data-sweep="${base.id}"] [part=edit]`
      : `[data-account="${account.id}"] [part=add]`;
    this.#record.focus(button);
  }
}
