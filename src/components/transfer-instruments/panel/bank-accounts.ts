import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { CallOptions, Client } from '../../../client/index.js';
import { deleteTransferInstrument } from '../../../client/legal-entity/rows/transfer-instruments.js';
import type { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { Following } from '../../parts/record/following.js';
import { rowStyles } from '../../parts/legal-entity/rows.css.js';
import { words as standingEnglish } from '../../../words/compiled/parts/legal-entity/en.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../../parts/resource/removals.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { emptyPanel } from '../../parts/resource/resource-view.js';
import { undoFor } from '../../parts/resource/undo.js';
import { AccountForm, type Ending, type FormField } from './account-form.js';
import { loadAccounts, type Account, type Accounts } from './accounts.js';
import { bankAccountStyles } from './bank-accounts.css.js';
import { accountView, type AccountsView } from './accounts-view.js';
import { formView } from './form-view.js';
import { accountText, whyText, type View } from './view.js';
import { words as english } from '../../../words/compiled/transfer-instruments/panel/en.js';

const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteTransferInstrument);

/** What the element's properties say. */
interface BankAccountsSettings {
  readonly undoSeconds: number;
}

type BankAccountsRecord = RecordController<Accounts, BankAccounts, 'florin-transfer-instruments-failed'>;

/** The bank accounts of a seller, and the form that adds or changes one. Loaded while the first skeleton is on screen. */
export class BankAccounts implements RecordView<Accounts> {
  readonly #record: BankAccountsRecord;
  readonly #settings: BankAccountsSettings;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #removals: Removals<Account>;
  readonly #following: Following;
  #form: AccountForm | undefined;
  #message = '';

  constructor(record: BankAccountsRecord, element: LitElement & BankAccountsSettings) {
    this.#record = record;
    this.#settings = element;
    this.#words = record.wordsOf(english);
    this.#standingWords = record.wordsOf(standingEnglish);
    const has = (id: string): boolean =>
      record.answer?.accounts.some((account) => account.id === id) === true;
    this.#removals = new Removals<Account>(element, {
      client: () => record.client,
      undoFor: () => this.#undoFor,
      send: (client, { id }, options) => client.call(remove, { id }, options),
      isGone: async ({ id }) => (await record.refresh()) && !has(id),
      onNews: (account, news) => this.#onRemoval(account, news),
    });
    this.#following = new Following(element, {
      isWanted: () => record.answer?.accounts.some(({ status }) => status === 'checking') === true,
      look: () => record.refresh(),
    });
    record.adopt(...formStyles, rowStyles, bankAccountStyles);
  }

  get isBusy(): boolean {
    return this.#form?.isBusy === true;
  }

  load(client: Client, options: CallOptions): Promise<Accounts> {
    return loadAccounts(client, this.#record.id, options);
  }

  reset(): void {
    this.#form = undefined;
    this.#message = '';
  }

  states({ accounts }: Accounts, state: ResourceState): readonly string[] {
    return [this.isBusy ? 'saving' : accounts.length === 0 ? 'empty' : state];
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#record.answer) void this.#record.refresh();
  }

  render({ accounts, isMissing, country }: Accounts): TemplateResult {
    const view = this.#accountsView;
    const title = this.#words.text('accounts-title');
    return html`${accounts.length === 0 ? this.#empty(isMissing) : nothing}
    ${
      accounts.length > 0
        ? html`<section aria-label=${title}>
            <h3>${title}</h3>
            <ul>
              ${repeat(
                accounts,
                ({ id }) => id,
                (account) => accountView(view, account),
              )}
            </ul>
          </section>`
        : nothing
    }
    ${
      this.#form
        ? formView({
            ...view,
            form: this.#form,
            message: this.#message,
            onChange: (change) => {
              change();
              this.#record.update();
            },
            onSave: () => void this.#save(),
            onCancel: () => this.#open(undefined, '[part=add]'),
          })
        : html`<button
            type="button"
            class=${isMissing ? 'main' : ''}
            part="add"
            @click=${() => this.#open(new AccountForm(undefined, country), '#form-title')}
          >
            ${this.#words.text('add')}
          </button>`
    }`;
  }

  get #undoFor(): number {
    return undoFor(this.#settings.undoSeconds);
  }

  get #view(): View {
    const { words: states, language } = this.#record;
    return { words: this.#words, states, standing: this.#standingWords, language };
  }

  get #accountsView(): AccountsView {
    return {
      ...this.#view,
      removalOf: (account) => this.#removals.of(account),
      onEdit: (account) => this.#open(new AccountForm(account, account.country), '#form-title'),
      onRemove: (account) => {
        if (this.#record.emit('florin-before-bank-account-remove', { id: account.id }))
          this.#removals.begin(account);
      },
      onUndo: (account) => this.#removals.undo(account),
    };
  }

  #empty(isMissing: boolean): TemplateResult {
    const first = isMissing ? this.#words.text('missing') : this.#record.words.text('empty');
    return emptyPanel(`${first} ${this.#words.text('missing-lead')}`);
  }

  #open(form: AccountForm | undefined, arriveAt: string): void {
    this.#form = form;
    this.#message = '';
    this.#record.focus(arriveAt);
  }

  /** Says why nothing is saved: on screen, and once to screen readers. */
  #complain(text: string, arriveAt: string): void {
    const record = this.#record;
    this.#message = text;
    record.focus(arriveAt);
    record.say(text);
  }

  async #save(): Promise<void> {
    const record = this.#record;
    const { client, id } = record;
    const form = this.#form;
    if (!form || !client || form.isBusy) return;
    if (!form.check()) return this.#onEnd(form, { kind: 'faults' });
    const { account, country, format } = form;
    if (!record.emit('florin-before-bank-account-save', { id: account?.id ?? '', country, format })) return;
    form.isBusy = true;
    this.#message = '';
    this.#record.update();
    const ending = await form.save(client, id);
    form.isBusy = false;
    // The seller has closed the form in the meantime. The account was saved all the same.
    this.#onEnd(form, ending);
  }

  #onEnd(form: AccountForm, ending: Ending): void {
    const record = this.#record;
    if (ending.kind === 'saved') {
      if (this.#form === form) this.#open(undefined, '[part=add]');
      record.say(this.#words.text('saved-news'));
      record.emit('florin-bank-account-saved', { id: ending.id });
      return this.#changed();
    }
    if (ending.kind === 'faults') {
      const names = Object.keys(form.faults) as FormField[];
      const fields = new Intl.ListFormat(record.language).format(names.map((name) => this.#words.text(name)));
      this.#complain(this.#words.text('some-faults', { fields }), '[aria-invalid=true]');
      if (ending.detail) record.fail('refused', ending.detail);
      return;
    }
    const { trouble, isRefused } = ending;
    const { cause, code } = trouble;
    const why = isRefused ? this.#words.text('refused-whole', { code }) : whyText(this.#view, trouble);
    this.#complain(this.#words.text('save-failed', { why }), 'p[part=error]');
    record.fail(isRefused ? 'refused' : cause, code);
  }

  #onRemoval(account: Account, news: RemovalNews): void {
    const record = this.#record;
    const what = accountText(this.#view, account);
    const { phase } = news;
    if (phase === 'failed') {
      record.fail(news.trouble.cause, news.trouble.code);
      return record.say(`${this.#words.text('not-removed', { what })} ${whyText(this.#view, news.trouble)}`);
    }
    const seconds = this.#undoFor / 1000;
    const word = phase === 'sent' ? 'removing' : phase;
    record.say(this.#words.text(`${word}-news`, { what, seconds }));
    if (phase !== 'removed') return;
    const known = record.answer;
    if (known) record.show({ ...known, accounts: known.accounts.filter(({ id }) => id !== account.id) });
    record.emit('florin-bank-account-removed', { id: account.id });
    this.#changed();
  }

  #changed(): void {
    this.#record.emit('florin-legal-entity-changed', { legalEntity: this.#record.id });
    this.lookAgain();
  }
}
