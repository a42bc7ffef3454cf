import { html, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { PausedSearch } from '../../parts/table/paused-search.js';
import { words as english } from '../../../words/compiled/journal/panel/en.js';
import {
  questionOf,
  readRequest,
  type JournalAnswer,
  type JournalElement,
  type JournalFilter,
  type JournalRecord,
  type KnownRequests,
} from './journal-record.js';
import { openNavigation } from './navigation.js';
import { RequestList } from './request-list.js';
import { requestView } from './request-view.js';
import { zoneOf, type Showing } from './showing.js';

/** The requests of the list, as far as a list is what is shown. */
const knownOf = (answer: JournalAnswer | undefined): KnownRequests | undefined =>
  answer && 'items' in answer ? answer : undefined;

/** The list of requests, or the one that is open. */
export class Panel implements RecordView<JournalAnswer> {
  readonly #record: JournalRecord;
  readonly #element: JournalElement;
  readonly #words: Words<keyof typeof english>;
  readonly #requests: RequestList;
  readonly #navigation: Navigation<JournalFilter>;
  readonly #search: PausedSearch;

  constructor(record: JournalRecord, element: JournalElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles);
    this.#search = new PausedSearch(() => record.update());
    this.#navigation = openNavigation(record, element, () => this.#requests.list);
    this.#requests = new RequestList(element, {
      client: () => record.client,
      known: () => knownOf(record.answer),
      show: (known) => record.show(known),
      showing: () => this.#showing,
      question: () => questionOf({ ...this.#navigation.filter, search: this.#search.text }, element.timeZone),
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ entry }) => this.#navigation.hrefOf(entry),
      onOpen: ({ entry }) => this.#navigation.open(entry),
      onExported: (name, count) => record.emit('florin-journal-exported', { name, count }),
    });
  }

  async load(client: Client, options: CallOptions): Promise<JournalAnswer> {
    // What the page's address asks for is read with the update that the view brings.
    this.#record.update();
    await this.#element.updateComplete;
    const { entry } = this.#element;
    return entry ? readRequest(client, entry, options) : this.#requests.load(client, options);
  }

  /** Whether the list is shown, and no request. */
  get isList(): boolean {
    return this.#element.entry === '';
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    const { list } = this.#requests;
    return this.isList && list.matching.length === 0 && list.isWhole && !list.isSeeking;
  }

  get isNarrowed(): boolean {
    return this.#requests.list.isNarrowed;
  }

  get news(): string {
    return this.isList ? this.#requests.list.spoken : '';
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#requests.follow();
    return html`<div class="stack">
      ${this.#requests.list.toolbar()} ${whole}
      <p class="quiet" part="zone">${this.#words.text('zone', { zone: apart(zoneOf(this.#element)) })}</p>
    </div>`;
  }

  render(answer: JournalAnswer): TemplateResult {
    const { list } = this.#requests;
    const { words, resource } = this.#record;
    if ('items' in answer) return html`${staleView(words, resource.trouble ?? list.trouble)} ${list.table()}`;
    return html`<div class="stack">
      ${staleView(words, resource.trouble)}
      ${requestView(
        {
          ...this.#showing,
          entry: this.#element.entry,
          addressOf: (subject) => this.#element.addressOf(subject),
          open: (subject) => this.#record.emit('florin-before-subject-open', subject),
          onBack: () => this.#navigation.open(''),
        },
        answer.request,
      )}
    </div>`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    const { timeZone } = this.#element;
    return { words: this.#words, language, timeZone, now: resource.now ?? Date.now() };
  }

  #narrow(changes: Partial<JournalFilter>): void {
    this.#navigation.narrow(changes);
    if (changes.search !== undefined) this.#search.type(changes.search);
  }
}
