import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { listTerminals } from '../../../client/terminal-management/index.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { isNarrowed } from '../../parts/table/filter-panel.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import { words as english } from '../../../words/compiled/terminals/panel/en.js';
import type { Detail } from '../detail/detail.js';
import type { Moving } from '../moving/moving.js';
import { DetailBook } from './detail-book.js';
import { Finding } from './finding.js';
import { panelStyles } from './panel.css.js';
import { countsOf, keyOf, placeOf, readFleet, type Fleet, type TerminalRow } from './places.js';
import { openNavigation } from './navigation.js';
import { NO_FILTER, type TerminalFilter } from './terminal-filter.js';
import type { TerminalsElement, TerminalsRecord } from './terminals-record.js';
import { TerminalList } from './terminal-list.js';
import { treeView } from './tree-view.js';
import type { Showing } from './showing.js';

const listRow = /*@__PURE__*/ proxyRow('terminal-management', listTerminals);

const NONE: Fleet = { company: '', isCompany: false, accounts: [], rows: [] };

/** The list of terminals with its places, one terminal, and moves. */
export class Panel implements RecordView<Fleet> {
  readonly #record: TerminalsRecord;
  readonly #element: TerminalsElement;
  readonly #words: Words<keyof typeof english>;
  readonly #book: DetailBook;
  readonly #list: TerminalList;
  readonly #navigation: Navigation<TerminalFilter>;
  #moving: Moving | undefined;
  #detail: Detail | undefined;
  #counts: { rows: unknown; counts: ReadonlyMap<string, number> } | undefined;
  readonly #finding: Finding;

  constructor(record: TerminalsRecord, element: TerminalsElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, panelStyles);
    this.#book = new DetailBook({ client: () => record.client, onChange: () => this.#onDetail() });
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#list = new TerminalList(element, {
      book: this.#book,
      words: this.#words,
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ id }) => this.#navigation.hrefOf(id),
      onOpen: ({ id }) => this.#navigation.open(id),
      actions: (ticked) => this.#actions(ticked),
      onExported: (name, count) => record.emit('florin-terminals-exported', { name, count }),
    });
    this.#finding = new Finding(record, this.#words, (found) => {
      this.#narrow({ ...NO_FILTER, place: keyOf(placeOf(found)) });
      this.#navigation.open(found.terminal);
    });
  }

  async load(client: Client, options: CallOptions): Promise<Fleet> {
    const { store } = this.#element;
    const fleet = readFleet(await client.call(listRow, store ? { store } : {}, options));
    this.#book.clear();
    return fleet;
  }

  get isFiltered(): boolean {
    return this.isList && isNarrowed(this.#navigation.filter);
  }

  get isEmpty(): boolean {
    return this.#isMissed;
  }

  /** Whether the list is shown, and no terminal and no move. */
  get isList(): boolean {
    return this.#element.terminal === '' && !this.#moving?.isOpen;
  }

  get isBusy(): boolean {
    return this.#finding.isBusy || this.#moving?.isBusy === true;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: Fleet, state: ResourceState): readonly string[] {
    const isPartial = this.isList && this.#book.failed.length > 0;
    return [state, ...(this.isBusy ? ['busy'] : []), ...(isPartial ? ['partial'] : [])];
  }

  reset(): void {
    this.#book.clear();
    this.#moving?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult, fleet: Fleet): TemplateResult {
    this.#list.seek();
    const rows = fleet.rows;
    if (this.#counts?.rows !== rows) this.#counts = { rows, counts: countsOf(rows) };
    return html`<div class="fleet">
      ${
        this.#element.store
          ? nothing
          : treeView({
              ...this.#showing,
              counts: this.#counts.counts,
              chosen: this.#navigation.filter.place,
              onChoose: (place) => this.#narrow({ place }),
            })
      }
      <div class="content">
        ${this.#list.toolbar()}
        ${this.#finding.template(this.#isMissed ? this.#navigation.filter.search.trim() : '')}
        ${this.#missing()} ${whole}
      </div>
    </div>`;
  }

  render(fleet: Fleet): TemplateResult {
    const { terminal } = this.#element;
    if (this.#moving?.isOpen) return this.#moving.template();
    if (!terminal)
      return html`${staleView(this.#record.words, this.#record.resource.trouble)} ${this.#list.table()}`;
    if (!this.#detail) void this.#loadDetail();
    this.#book.see([terminal]);
    return html`${this.#detail?.template(fleet, terminal)}`;
  }

  get #showing(): Showing {
    return { words: this.#words, language: this.#record.language, fleet: this.#record.answer ?? NONE };
  }

  /** Nothing in the list is what was typed. */
  get #isMissed(): boolean {
    return this.#list.matching.length === 0 && !this.#isSeeking;
  }

  get #isSeeking(): boolean {
    return this.#navigation.filter.status !== '' && this.#book.isSeeking;
  }

  #onDetail(): void {
    this.#list.tell();
    this.#record.update();
  }

  #narrow(changes: Partial<TerminalFilter>): void {
    this.#finding.reset();
    this.#navigation.narrow(changes);
  }

  #actions(ticked: readonly TerminalRow[]): TemplateResult {
    const ids = ticked.map(({ id }) => id);
    return html`${
        this.#element.store
          ? nothing
          : html`<button type="button" class="small" part="move" @click=${() => void this.#move(ids)}>
              ${this.#words.text('move-to')}
            </button>`
      }<button
        type="button"
        class="small"
        part="labels"
        @click=${(event: Event) => void this.#print(event, ids)}
      >
        ${this.#words.text('print-labels')}
      </button>`;
  }

  async #move(ids: readonly string[]): Promise<void> {
    const { Moving } = await import('../moving/moving.js');
    this.#moving ??= new Moving(this.#record, this.#element, {
      book: this.#book,
      showing: () => this.#showing,
      onBack: () => this.#record.focus(this.#element.terminal ? 'h2[tabindex]' : '[part~=search]'),
    });
    this.#moving.begin(ids);
  }

  async #print({ currentTarget }: Event, ids: readonly string[]): Promise<void> {
    const place = (currentTarget as Node).getRootNode();
    const { printLabels } = await import('../detail/labels.js');
    const { rows } = this.#showing.fleet;
    await this.#book.all(ids, {}, () => undefined);
    printLabels(place, {
      ...this.#showing,
      terminals: rows
        .filter(({ id }) => ids.includes(id))
        .map((row) => ({ row, details: this.#book.of(row.id) })),
    });
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, {
      book: this.#book,
      showing: () => this.#showing,
      canMove: () => !this.#element.store,
      onBack: () => this.#navigation.open(''),
      onMove: (id) => void this.#move([id]),
      onPrint: (event, id) => void this.#print(event, [id]),
    });
    this.#record.update();
  }

  /** Details are asked for one by one, so that some may be missing. */
  #missing(): TemplateResult | typeof nothing {
    const { failed } = this.#book;
    if (failed.length === 0) return nothing;
    return html`<div class="notice due ways" part="missing">
      <span>${this.#words.text('missing', { count: failed.length })}</span>
      <button type="button" class="small" part="again" @click=${() => this.#book.forget(failed)}>
        ${this.#record.words.text('retry')}
      </button>
    </div>`;
  }
}
