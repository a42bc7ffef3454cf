import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { CallOptions, Client } from '../../../client/index.js';
import { deleteTransferInstrument } from '../../../client/legal-entity/rows/transfer-instruments.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { Following } from '../../parts/legal-entity/following.js';
import { rowStyles } from '../../parts/legal-entity/rows.css.js';
import { words as standingEnglish } from '../../parts/legal-entity/words/en.js';
import { languages as standingLanguages } from '../../parts/legal-entity/words/languages.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../../parts/resource/removals.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { BankAccountsEvents } from '../events.js';
import { AccountForm, type Ending, type FormField } from './account-form.js';
import { loadAccounts, type Account, type Accounts } from './accounts.js';
import { panelStyles } from './accounts-panel.css.js';
import { accountView, type AccountsView } from './accounts-view.js';
import { formView } from './form-view.js';
import { accountText, whyText, type View } from './view.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteTransferInstrument);

export interface AccountsPanelOptions {
  client(): Client | undefined;
  language(): string;
  legalEntity(): string;
  /** Milliseconds for a change of mind. */
  undoFor(): number;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  accounts(): Accounts | undefined;
  look(): Promise<boolean>;
  show(accounts: Accounts): void;
  /** Tells the page; false where it prevents what was going to happen. */
  tell<Name extends keyof BankAccountsEvents>(name: Name, detail: BankAccountsEvents[Name]): boolean;
}

/** The bank accounts of a seller, and the form that adds or changes one. Loaded while the first skeleton is on screen. */
export class AccountsPanel {
  readonly #host: LitElement;
  readonly #options: AccountsPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #standingWords: Words<keyof typeof standingEnglish>;
  readonly #removals: Removals<Account>;
  readonly #following: Following;
  #form: AccountForm | undefined;
  #message = '';
  /** What the focus goes to after the next update. */
  #arriveAt = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: LitElement, options: AccountsPanelOptions) {
    this.#host = host;
    this.#options = options;
    const { client, language, undoFor, look, accounts } = options;
    this.#words = new Words(host, language, english, languages);
    this.#standingWords = new Words(host, language, standingEnglish, standingLanguages);
    for (const words of [this.#words, this.#standingWords]) words.hostUpdate();
    this.#removals = new Removals<Account>(host, {
      client: () => client(),
      undoFor: () => undoFor(),
      send: (client, { id }, options) => client.call(remove, { id }, options),
      isGone: async ({ id }) => (await look()) && !accounts()?.accounts.some((account) => account.id === id),
      onNews: (account, news) => this.#onRemoval(account, news),
    });
    this.#following = new Following(host, {
      isWanted: () => accounts()?.accounts.some(({ status }) => status === 'checking') === true,
      look: () => look(),
    });
    for (const styles of [...formStyles, rowStyles, panelStyles]) adoptStyles(host.renderRoot, styles);
  }

  get isSaving(): boolean {
    return this.#form?.isBusy === true;
  }

  ask(client: Client, id: string, options: CallOptions): Promise<Accounts> {
    return loadAccounts(client, id, options);
  }

  /** Another seller: nothing that was typed or said is about them. */
  reset(): void {
    this.#form = undefined;
    this.#message = this.news = '';
  }

  /** Something may have changed, here or elsewhere. */
  lookAgain(): void {
    this.#following.restart();
    if (this.#options.accounts()) void this.#options.look();
  }

  template({ accounts, isMissing, country }: Accounts): TemplateResult {
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
              this.#host.requestUpdate();
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

  /** After an update: the focus goes where something has opened, or went wrong. */
  arrive(): void {
    if (!this.#arriveAt) return;
    const found = this.#host.renderRoot.querySelector<HTMLElement>(this.#arriveAt);
    if (found) this.#arriveAt = '';
    found?.focus();
  }

  get #view(): View {
    const { states, language } = this.#options;
    return { words: this.#words, states, standing: this.#standingWords, language: language() };
  }

  get #accountsView(): AccountsView {
    return {
      ...this.#view,
      removalOf: (account) => this.#removals.of(account),
      onEdit: (account) => this.#open(new AccountForm(account, account.country), '#form-title'),
      onRemove: (account) => {
        if (this.#options.tell('florin-before-bank-account-remove', { id: account.id }))
          this.#removals.begin(account);
      },
      onUndo: (account) => this.#removals.undo(account),
    };
  }

  #empty(isMissing: boolean): TemplateResult {
    return html`<div class="panel" part="panel">
      <slot name="empty"
        ><p>
          ${isMissing ? this.#words.text('missing') : this.#options.states.text('empty')}
          ${this.#words.text('missing-lead')}
        </p></slot
      >
    </div>`;
  }

  #open(form: AccountForm | undefined, arriveAt: string): void {
    this.#form = form;
    this.#message = '';
    this.#arriveAt = arriveAt;
    this.#host.requestUpdate();
  }

  #say(text: string): void {
    this.news = text;
    this.#host.requestUpdate();
  }

  /** Says why nothing is saved, to everybody: on screen, and in the one voice there is. */
  #complain(text: string, arriveAt: string): void {
    this.#message = text;
    this.#arriveAt = arriveAt;
    this.#say(text);
  }

  async #save(): Promise<void> {
    const { client, legalEntity, tell } = this.#options;
    const [form, connected] = [this.#form, client()];
    if (!form || !connected || form.isBusy) return;
    if (!form.check()) return this.#onEnd(form, { kind: 'faults' });
    const { account, country, format } = form;
    if (!tell('florin-before-bank-account-save', { id: account?.id ?? '', country, format })) return;
    form.isBusy = true;
    this.#message = '';
    this.#host.requestUpdate();
    const ending = await form.save(connected, legalEntity());
    form.isBusy = false;
    // Whoever has closed the form meanwhile has not stayed to see it through; what was saved is saved all the same.
    this.#onEnd(form, ending);
  }

  #onEnd(form: AccountForm, ending: Ending): void {
    const { tell, legalEntity, language } = this.#options;
    if (ending.kind === 'saved') {
      if (this.#form === form) this.#open(undefined, '[part=add]');
      this.#say(this.#words.text('saved-news'));
      tell('florin-bank-account-saved', { id: ending.id });
      tell('florin-legal-entity-changed', { legalEntity: legalEntity() });
      return this.lookAgain();
    }
    if (ending.kind === 'faults') {
      const names = Object.keys(form.faults) as FormField[];
      const fields = new Intl.ListFormat(language()).format(names.map((name) => this.#words.text(name)));
      this.#complain(this.#words.text('some-faults', { fields }), '[aria-invalid=true]');
      if (ending.detail)
        tell('florin-transfer-instruments-failed', { code: 'refused', detail: ending.detail });
      return;
    }
    const { trouble, isRefused } = ending;
    const { cause, code } = trouble;
    const why = isRefused ? this.#words.text('refused-whole', { code }) : whyText(this.#view, trouble);
    this.#complain(this.#words.text('save-failed', { why }), 'p[part=error]');
    tell('florin-transfer-instruments-failed', { code: isRefused ? 'refused' : cause, detail: code });
  }

  #onRemoval(account: Account, news: RemovalNews): void {
    const { tell, show, accounts, legalEntity, undoFor, language } = this.#options;
    const what = accountText(this.#view, account);
    const { phase } = news;
    if (phase === 'failed') {
      tell('florin-transfer-instruments-failed', { code: news.trouble.cause, detail: news.trouble.code });
      return this.#say(`${this.#words.text('not-removed', { what })} ${whyText(this.#view, news.trouble)}`);
    }
    const seconds = new Intl.NumberFormat(language()).format(undoFor() / 1000);
    const word = phase === 'sent' ? 'removing' : phase;
    this.#say(this.#words.text(`${word}-news`, { what, seconds }));
    if (phase !== 'removed') return;
    const known = accounts();
    if (known) show({ ...known, accounts: known.accounts.filter(({ id }) => id !== account.id) });
    tell('florin-bank-account-removed', { id: account.id });
    tell('florin-legal-entity-changed', { legalEntity: legalEntity() });
    this.lookAgain();
  }
}
