import { html, type LitElement, type TemplateResult } from 'lit';

import { minorDigits, type Client } from '../../../client/index.js';
import type { Category, Listing } from '../../../client/listings/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { LeaveGuard } from '../../parts/form/leave-guard.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { CategoryPanel } from '../category/category-panel.js';
import type { ConflictPanel } from '../conflict/conflict-panel.js';
import type { CategorySaved, ListingFormFailed, ListingSave, ListingSaved } from '../events.js';
import { Editor } from './editor.js';
import type { FieldName } from './fields.js';
import { styles } from './form.css.js';
import { formView } from './form-view.js';
import type { CategoryChoice, FormView } from './view.js';
import { draftView, leaveDialog } from './notices.js';
import { Saving, type Ending } from './saving.js';
import { words as english } from '../../../words/compiled/listing-form/form/en.js';

export interface FormPanelOptions {
  client(): Client | undefined;
  /** Address of the proxy: drafts of another shop are not this one's. */
  proxy(): string;
  language(): string;
  /** Of a listing to be. */
  currency(): string;
  readonly words: ResourceWords;
  emit(
    name: 'florin-before-listing-save' | 'florin-listing-saved' | 'florin-category-saved',
    detail: object,
    options?: { cancelable?: boolean },
  ): boolean;
  onFailed(code: ListingFormFailed['code'], detail: string): void;
  onSaved(listing: Listing): void;
  onCategory(category: CategoryChoice): void;
}

/** The form with all that can happen to it. Loaded while the listing is on its way. */
export class FormPanel {
  readonly #host: LitElement;
  readonly #options: FormPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor;
  readonly #saving: Saving;
  #categories: readonly CategoryChoice[] = [];
  #category: CategoryPanel | undefined;
  #conflict: ConflictPanel | undefined;
  #news: { readonly text: string; readonly isGood: boolean } | undefined;
  #leave: () => void = () => undefined;
  /** What the focus goes to after the next update. */
  #arriveAt = '';

  constructor(host: LitElement, options: FormPanelOptions) {
    this.#host = host;
    this.#options = options;
    const { client, language } = options;
    this.#words = new Words(host, language, english);
    const currency = () => (minorDigits(options.currency()) === undefined ? 'EUR' : options.currency());
    const editor = (this.#editor = new Editor(host, { currency, language }));
    this.#saving = new Saving(host, {
      client,
      editor,
      mayBegin: (detail: ListingSave) =>
        options.emit('florin-before-listing-save', detail, { cancelable: true }),
      onEnd: (ending) => void this.#onEnd(ending),
    });
    new LeaveGuard(
      host,
      () => this.isDirty,
      (leave) => {
        this.#leave = leave;
        host.renderRoot.querySelector('dialog')?.showModal();
      },
    );
    for (const sheet of [listingStyles, ...formStyles, styles]) adoptStyles(host.renderRoot, sheet);
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  get isInConflict(): boolean {
    return this.#conflict !== undefined;
  }

  /** What to announce. */
  get news(): string | undefined {
    return this.#news?.text;
  }

  open(listing: Listing | undefined): void {
    this.#editor.open(listing, this.#whose(listing));
  }

  /** Another listing is to come: what was typed into this one is kept as its draft. */
  close(): void {
    this.#editor.keep();
    this.#conflict = this.#category = this.#news = undefined;
  }

  save(): Promise<boolean> {
    return this.#saving.save();
  }

  render(categories: readonly CategoryChoice[]): TemplateResult {
    this.#categories = categories;
    const view: FormView = {
      editor: this.#editor,
      words: this.#words,
      language: this.#options.language(),
      categories,
      newCategory: this.#category?.render(),
      isSaving: this.#saving.isBusy,
      news: this.#news,
      onSave: () => void this.save(),
      onNewCategory: () => void this.#openCategory(),
    };
    return html`${draftView(view)} ${this.#conflict?.render(view) ?? formView(view)}
    ${leaveDialog(view, () => this.#leave())}`;
  }

  /** After an update: the focus goes where something has happened. */
  arrive(): void {
    if (!this.#arriveAt) return;
    const found = this.#host.renderRoot.querySelector<HTMLElement>(this.#arriveAt);
    if (found) this.#arriveAt = '';
    found?.focus();
  }

  #whose(listing: Listing | undefined): string {
    return `${this.#options.proxy()} ${listing?.id ?? 'new'}`;
  }

  #tell(text: string, isGood: boolean, arriveAt: string): void {
    this.#news = { text, isGood };
    this.#arriveAt = arriveAt;
    this.#host.requestUpdate();
  }

  async #onEnd(ending: Ending): Promise<void> {
    if (ending.kind === 'saved') return this.#onSaved(ending.listing);
    if (ending.kind === 'conflict') return this.#onConflict(ending.current);
    if (ending.kind === 'faults') return this.#onFaults(ending.detail);
    const { trouble, isRefused } = ending;
    const { code } = trouble;
    const why = isRefused
      ? this.#words.text('refused-whole', { code })
      : troubleText(this.#options.words, trouble);
    this.#tell(this.#words.text('save-failed', { why }), false, 'p[part=error]');
    this.#options.onFailed(isRefused ? 'refused' : trouble.cause, code);
  }

  #onFaults(detail: string | undefined): void {
    const { faults, currency } = this.#editor;
    const names = Object.keys(faults).map((path) => path.split('.')[0] as FieldName);
    const labels = [...new Set(names)].map((name) => this.#words.text(name, { currency }));
    const fields = new Intl.ListFormat(this.#options.language()).format(labels);
    this.#tell(this.#words.text('some-faults', { fields }), false, '[aria-invalid=true]');
    if (detail) this.#options.onFailed('refused', detail);
  }

  #onSaved(listing: Listing): void {
    const { id, revision, title, status } = listing;
    this.#editor.settle(listing, this.#whose(listing));
    this.#options.onSaved(listing);
    this.#tell(this.#words.text('saved', { title }), true, '');
    this.#options.emit('florin-listing-saved', { id, revision, title, status } satisfies ListingSaved);
  }

  async #onConflict(current: Listing): Promise<void> {
    const read = this.#editor.base;
    if (!read) return;
    const { ConflictPanel } = await import('../conflict/conflict-panel.js');
    this.#news = undefined;
    this.#conflict = new ConflictPanel(this.#host, {
      read,
      current,
      mine: this.#editor.fields,
      language: this.#options.language,
      onChosen: (fields) => {
        this.#conflict = undefined;
        this.#editor.rebase(current, fields);
        void this.save();
      },
      onBack: () => {
        this.#conflict = undefined;
        this.#arriveAt = '[part=save]';
        this.#host.requestUpdate();
      },
    });
    this.#arriveAt = '#conflict-title';
    this.#host.requestUpdate();
    this.#options.onFailed('conflict', '409 revision-conflict');
  }

  async #openCategory(): Promise<void> {
    const { CategoryPanel } = await import('../category/category-panel.js');
    const { client, language, words, onFailed } = this.#options;
    this.#category ??= new CategoryPanel(this.#host, {
      client,
      language,
      categories: () => this.#categories,
      onCreated: (category, news) => this.#onCategory(category, news),
      onFailed: ({ cause, code }) => onFailed(cause, code),
      onCancel: () => this.#closeCategory(),
      troubleText: (trouble) => troubleText(words, trouble),
    });
    this.#arriveAt = '#category-name';
    this.#host.requestUpdate();
  }

  #closeCategory(): void {
    this.#category = undefined;
    this.#arriveAt = '#categoryId';
    this.#host.requestUpdate();
  }

  #onCategory({ id, name, slug }: Category, news: string): void {
    this.#options.onCategory({ id, name });
    this.#editor.type('categoryId', id);
    this.#closeCategory();
    this.#tell(news, true, '#categoryId');
    this.#options.emit('florin-category-saved', { id, name, slug } satisfies CategorySaved);
  }
}
