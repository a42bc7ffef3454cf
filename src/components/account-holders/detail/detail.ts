import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/account-holders/detail/en.js';
import { keptAccounts } from '../create/kept.js';
import type { Editing } from '../edit/editing.js';
import { nameOf, type HoldersElement, type HoldersRecord } from '../panel/holders-record.js';
import { statusView, type Showing } from '../panel/showing.js';
import type { TaxForms } from '../tax/tax-forms.js';
import { Changes } from './changes.js';
import { contentView } from './content-view.js';
import { readOpened, type OpenedHolder } from './reading.js';
import { summaryView, type DetailView } from './summary-view.js';

export interface DetailOptions {
  showing(): Showing;
  taxForms(): TaxForms | undefined;
  onBack(): void;
  /** The operator has changed it: the list shows what it is now. */
  onRead(holder: AccountHolder): void;
}

/** One account holder: what it may do, its balance accounts, and what changes them. */
export class Detail {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #changes: Changes;
  #editing: Editing | undefined;
  #asking: AbortController | undefined;
  #id = '';
  #opened: OpenedHolder | undefined;
  #trouble: Trouble | undefined;

  constructor(record: HoldersRecord, element: HoldersElement, options: DetailOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#changes = new Changes(record, element, {
      texts: this.#words,
      opened: () => this.#opened,
      reread: () => this.read(this.#id),
    });
  }

  get isDirty(): boolean {
    return this.#editing?.isDirty === true;
  }

  get isBusy(): boolean {
    return this.#changes.isBusy || this.#editing?.isBusy === true;
  }

  get isPartial(): boolean {
    const opened = this.#opened;
    return opened !== undefined && (opened.accounts === undefined || opened.deeds === undefined);
  }

  get news(): string {
    return this.#editing?.news ?? '';
  }

  /** Another one is to be shown, or none. */
  reset(): void {
    this.#asking?.abort();
    this.#id = '';
    this.#opened = undefined;
    this.#trouble = undefined;
    this.#changes.reset();
    this.#editing?.reset();
  }

  /** @param known - What the list has of it, until it is read anew. */
  template(id: string, known: AccountHolder | undefined): TemplateResult {
    if (id !== this.#id) {
      this.reset();
      this.#id = id;
      void this.read(id);
    }
    const holder = this.#opened?.holder ?? known;
    const tax = this.#options.taxForms();
    return html`${backView(this.#words.text('back'), () => this.#options.onBack())}
      <section class="record">
        <div class="head">
          <h2 tabindex="-1"><bdi>${holder ? nameOf(holder) : plainText(id, 80)}</bdi></h2>
          ${holder ? statusView(this.#options.showing(), holder.status) : nothing}
        </div>
        ${holder ? summaryView(this.#view, holder) : nothing} ${this.#waiting(holder)}
      </section>
      ${holder ? contentView(this.#view, holder, this.#opened, tax, this.#missing()) : nothing}
      ${this.#changes.dialog()}`;
  }

  /** Reads it anew; what is on screen stays until then. Resolves to whether it came. */
  async read(id: string): Promise<boolean> {
    const { client } = this.#record;
    if (!client || !id) return false;
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    try {
      const opened = await readOpened(client, id, { signal });
      if (signal.aborted) return false;
      this.#opened = opened;
      this.#trouble = undefined;
      this.#options.onRead(opened.holder);
      if (keptAccounts.read(id)?.body) void this.#edit().then((editing) => editing.takeUp(id));
    } catch (error) {
      if (signal.aborted) return false;
      this.#trouble = troubleOf(error, navigator.onLine);
      this.#record.failed(error);
    }
    this.#record.update();
    return this.#trouble === undefined;
  }

  #again = (): void => {
    this.#trouble = undefined;
    this.#record.update();
    void this.read(this.#id);
  };

  #waiting(holder: AccountHolder | undefined): TemplateResult | typeof nothing {
    if (this.#trouble) {
      // To a session that may not see it, and of an id that there is not, the answer is the same.
      const isNone = this.#trouble.cause === 'unauthorised';
      const text = isNone ? this.#words.text('none') : troubleText(this.#record.words, this.#trouble);
      return html`<div class="notice due ways" part="missing" role="alert">
        <span>${text}</span>
        <button type="button" class="small" part="again" @click=${this.#again}>
          ${this.#record.words.text('retry')}
        </button>
      </div>`;
    }
    return holder && this.#opened
      ? nothing
      : html`<p class="quiet">${this.#record.words.text('loading')}</p>`;
  }

  get #view(): DetailView {
    return {
      texts: this.#words,
      showing: this.#options.showing(),
      can: (row) => this.#record.can(row),
      changes: this.#changes,
      form: (account) => this.#editing?.template(account) ?? nothing,
      onFollow: ({ id, legalEntityId }) =>
        this.#record.emit('florin-account-holder-followed', {
          accountHolder: id,
          legalEntity: legalEntityId,
        }),
      edit: () => this.#edit(),
    };
  }

  #missing(): TemplateResult {
    return html`<div class="notice due ways" part="missing">
      <span>${this.#words.text('missing')}</span>
      <button type="button" class="small" part="again" @click=${this.#again}>
        ${this.#record.words.text('retry')}
      </button>
    </div>`;
  }

  async #edit(): Promise<Editing> {
    const { Editing } = await import('../edit/editing.js');
    this.#editing ??= new Editing(this.#record, this.#element, { reread: () => this.read(this.#id) });
    return this.#editing;
  }
}
