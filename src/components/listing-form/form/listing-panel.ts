import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';

import type { ClientError } from '../../../client/index.js';
import type { Category, Listing } from '../../../client/listings/index.js';
import type { Words } from '../../base/words.js';
import { draftView } from '../../parts/form/draft-view.js';
import { moneyWords } from '../../parts/form/amount-kind.js';
import { Drafting } from '../../parts/form/drafting.js';
import { Editor } from '../../parts/form/editor.js';
import { textAt, type Entries } from '../../parts/form/entries.js';
import { formStyles } from '../../parts/form/form.css.js';
import { LeaveDialog } from '../../parts/form/leave-dialog.js';
import { RecordForm } from '../../parts/form/record-form.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { NewCategory } from '../category/new-category.js';
import type { ConflictPanel } from '../conflict/conflict-panel.js';
import type { ListingAnswer } from '../listing-answer.js';
import { styles } from './form.css.js';
import { listingView } from './form-view.js';
import { changesOf, newListing } from './listing-body.js';
import { asForm, freshEntries, listingSections, type FormListing } from './listing-fields.js';
import { loadingPictures } from './loading-pictures.js';
import { knownCurrency, rewritten } from './money-in-words.js';
import type { ListingView } from './pictures-view.js';
import { conflictOf, sendListing } from './send-listing.js';
import { words as english } from '../../../words/compiled/listing-form/form/en.js';

/** What the element's properties say. */
export interface ListingSettings {
  /** Address of the proxy: drafts of another shop are not this one's. */
  readonly proxy: string;
  /** Of a listing to be. */
  readonly currency: string;
}

type ListingRecord = RecordController<ListingAnswer, ListingPanel, 'florin-listing-form-failed'>;

/** The form with all that can happen to it. Loaded while the listing is on its way. */
export class ListingPanel implements RecordView<ListingAnswer>, ReactiveController {
  readonly #record: ListingRecord;
  readonly #element: LitElement;
  readonly #settings: () => ListingSettings;
  readonly #onSaved: (id: string) => void;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor<FormListing>;
  readonly #drafting: Drafting;
  readonly #form: RecordForm<FormListing>;
  readonly #leaving: LeaveDialog;
  readonly #category: NewCategory;
  #conflict: ConflictPanel | undefined;

  constructor(
    record: ListingRecord,
    element: LitElement,
    settings: () => ListingSettings,
    onSaved: (id: string) => void,
  ) {
    this.#record = record;
    this.#element = element;
    this.#settings = settings;
    this.#onSaved = onSaved;
    this.#words = record.wordsOf(english);
    const editor = (this.#editor = new Editor<FormListing>(element, Date.now));
    this.#drafting = new Drafting(
      element,
      editor,
      () => 'local',
      (entries) => this.#inLanguage(entries),
    );
    this.#category = new NewCategory(record, element, (category, news) => this.#created(category, news));
    this.#leaving = new LeaveDialog(element, () => this.isDirty);
    this.#form = new RecordForm<FormListing>(record, element, {
      words: moneyWords(this.#words, { currency: () => this.#currency, language: () => record.language }),
      editor,
      body: () => this.#body,
      mayBegin: (paths) => {
        const fields = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
        return record.emit('florin-before-listing-save', { id: editor.base?.id ?? '', fields });
      },
      faultOf: (code) => (code === 'unknown-category' ? code : 'refused'),
      send: async (client, body, key) =>
        asForm(await sendListing(client, editor.base, body, key), record.language),
      takes: (error) => this.#takes(error),
      onSaved: (listing) => this.#saved(listing),
    });
    record.adopt(listingStyles, ...formStyles, styles);
    element.addController(this);
  }

  /** Amounts are written as the language of the page writes them, also where it changes. */
  hostUpdate(): void {
    const editor = this.#editor;
    if (textAt(editor.opened, 'language') === this.#record.language) return;
    editor.opened = this.#inLanguage(editor.opened);
    editor.entries = this.#inLanguage(editor.entries);
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  /** How a try to save ended. */
  get news(): string | undefined {
    return this.#form.news || undefined;
  }

  states(_: ListingAnswer, state: ResourceState): readonly string[] {
    return [this.#conflict ? 'conflict' : state];
  }

  open({ listing }: ListingAnswer): void {
    this.#drafting.keep();
    this.#show(listing);
    this.#drafting.open(this.#draftKey);
  }

  /** What was typed into this one is kept as its draft. */
  reset(): void {
    this.#drafting.keep();
    this.#conflict = undefined;
    this.#category.close();
    this.#form.clear();
  }

  /** A picture that is still loading is waited for: its size is saved with it. */
  async save(): Promise<boolean> {
    const loading = loadingPictures(this.#element.renderRoot);
    if (loading) await loading;
    return this.#form.save();
  }

  render({ categories }: ListingAnswer): TemplateResult {
    const view: ListingView = {
      ...this.#form.view,
      onSave: () => void this.save(),
      newCategory: this.#category.template(),
      onNewCategory: () => void this.#category.open(),
      onMissing: (at) => this.#miss(at),
    };
    return html`${draftView(view, this.#drafting, () => this.#drafting.take())}
    ${this.#conflict?.render({ words: view.words, currency: this.#currency, categories }) ?? listingView(view)}
    ${this.#leaving.render(this.#words, true)}`;
  }

  get #currency(): string {
    return this.#editor.base?.price.currency ?? knownCurrency(this.#settings().currency);
  }

  get #draftKey(): string {
    return `florin-listing-draft ${this.#settings().proxy} ${this.#editor.base?.id ?? 'new'}`;
  }

  get #body() {
    const { base, sections, opened, entries } = this.#editor;
    return base ? changesOf(sections, opened, entries) : newListing(sections, entries);
  }

  #inLanguage(entries: Entries): Entries {
    return rewritten(entries, this.#currency, this.#record.language);
  }

  #show(listing: Listing | undefined): void {
    const { language } = this.#record;
    const base = listing && asForm(listing, language);
    const sections = listingSections({
      base: () => base,
      currency: () => this.#currency,
      language: () => this.#record.language,
      categories: () => this.#record.answer?.categories ?? [],
    });
    this.#form.clear();
    this.#editor.open(base, sections, freshEntries(language));
  }

  /** A picture says so at once, to the eye and the ear. */
  #miss(at: number): void {
    this.#editor.blame([`images.${at}.url`], 'not-loaded');
    this.#record.say(this.#words.text('not-loaded'));
  }

  #saved(listing: FormListing): void {
    const record = this.#record;
    const { id, revision, title, status } = listing;
    this.#show(listing);
    this.#drafting.settle(this.#draftKey);
    this.#onSaved(id);
    if (record.answer) record.show({ ...record.answer, listing });
    this.#form.tell(this.#words.text('saved', { title }), true);
    record.emit('florin-listing-saved', { id, revision, title, status });
  }

  /** Where another person saved first, the seller chooses between both versions. */
  async #takes(error: ClientError): Promise<boolean> {
    const record = this.#record;
    const { base, sections, entries } = this.#editor;
    const current = base && record.client && (await conflictOf(record.client, base, error));
    if (!current) return false;
    const { ConflictPanel } = await import('../conflict/conflict-panel.js');
    const leave = (arriveAt: string): void => {
      this.#conflict = undefined;
      record.focus(arriveAt);
    };
    this.#form.clear();
    this.#conflict = new ConflictPanel(this.#element, {
      sections,
      read: base,
      current: asForm(current, record.language),
      mine: entries,
      language: () => record.language,
      onChosen: (chosen) => {
        leave('');
        this.#show(current);
        this.#editor.change(chosen);
        void this.save();
      },
      onBack: () => leave('[part=save]'),
    });
    record.focus('#conflict-title');
    record.fail('conflict', '409 revision-conflict');
    return true;
  }

  #created({ id, name, slug }: Category, news: string): void {
    const { answer } = this.#record;
    const all = [...(answer?.categories ?? []), { id, name }];
    if (answer)
      this.#record.show({ ...answer, categories: all.toSorted((a, b) => a.name.localeCompare(b.name)) });
    this.#editor.write('categoryId', id);
    this.#form.tell(news, true, '#categoryId');
    this.#record.emit('florin-category-saved', { id, name, slug });
  }
}
