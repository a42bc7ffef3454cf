import { html, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { PausedSearch } from '../../parts/table/paused-search.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { totalsStyles } from '../../parts/table/totals-view.js';
import { words as english } from '../../../words/compiled/sales/panel/en.js';
import type { Detail } from '../detail/detail.js';
import type { Figures } from '../figures/figures.js';
import { salesTotals } from './head-view.js';
import { openNavigation } from './navigation.js';
import { panelStyles } from './panel.css.js';
import type { Question } from './reading.js';
import type { SalesFilter } from './sales-filter.js';
import { SaleList } from './sale-list.js';
import { idOf, type KnownSales, type SalesElement, type SalesRecord } from './sales-record.js';
import { zoneOf, type Showing } from './showing.js';

/** The list of sales, their figures, and one of them. */
export class Panel implements RecordView<KnownSales> {
  readonly #record: SalesRecord;
  readonly #element: SalesElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: SaleList;
  readonly #navigation: Navigation<SalesFilter>;
  #detail: Detail | undefined;
  #figures: Figures | undefined;
  /** What is looked for: what stands in the field, a moment later. */
  readonly #search: PausedSearch;

  constructor(record: SalesRecord, element: SalesElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, totalsStyles, panelStyles);
    this.#search = new PausedSearch(() => record.update());
    this.#navigation = openNavigation(record, element, () => this.#list.list);
    this.#list = new SaleList(element, {
      words: this.#words,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      question: () => this.#question,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: (sale) => this.#navigation.hrefOf(idOf(sale)),
      onOpen: (sale) => this.#navigation.open(idOf(sale)),
      onExported: (name, count) => record.emit('florin-sales-exported', { name, count }),
    });
  }

  async load(client: Client, options: CallOptions): Promise<KnownSales> {
    // What the page's address asks for is read with the update that the view brings.
    this.#record.update();
    await this.#element.updateComplete;
    return this.#list.load(client, options);
  }

  /** Whether the list or its figures are shown, and no sale. */
  get isList(): boolean {
    return this.#element.sale === '';
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    const { list } = this.#list;
    return this.isList && list.matching.length === 0 && list.isWhole && !list.isSeeking;
  }

  get isNarrowed(): boolean {
    return this.#list.list.isNarrowed;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.list.spoken : '');
  }

  get isBusy(): boolean {
    return this.#detail?.isBusy === true && !this.isList;
  }

  /** What narrows the list stands around it: `whole` is its rows, its figures, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#list.follow();
    const { list } = this.#list;
    const showing = this.#showing;
    return html`<div class="stack">
      ${tabsView({
        label: this.#words.text('tabs'),
        // The list has no name in the address.
        names: ['', 'figures'],
        chosen: this.#navigation.filter.tab,
        textOf: (tab) => this.#words.text(`tab-${tab || 'sales'}`),
        onTab: (tab) => this.#navigation.narrow({ tab }),
      })}
      ${salesTotals(showing, list.matching, list.isWhole)} ${list.toolbar()} ${whole}
      <p class="quiet" part="zone">${this.#words.text('zone', { zone: apart(zoneOf(showing)) })}</p>
    </div>`;
  }

  render(): TemplateResult {
    const { sale } = this.#element;
    if (sale) {
      if (!this.#detail) void this.#loadDetail();
      return html`${this.#detail?.template(sale)}`;
    }
    return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.list.trouble)}
    ${this.#navigation.filter.tab ? this.#figuresView() : this.#list.list.table()}`;
  }

  get #question(): Question {
    return {
      filter: { ...this.#navigation.filter, search: this.#search.text },
      timeZone: this.#element.timeZone,
    };
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return {
      words: this.#words,
      language,
      now: resource.now ?? Date.now(),
      timeZone: this.#element.timeZone,
    };
  }

  #narrow(changes: Partial<SalesFilter>): void {
    const { search } = changes;
    this.#navigation.narrow(changes);
    if (search !== undefined) this.#search.type(search);
  }

  #figuresView(): TemplateResult {
    if (!this.#figures) void this.#loadFigures();
    const { list } = this.#list;
    return html`${this.#figures?.template(list.matching, list.isWhole, this.#navigation.filter)}`;
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#navigation.open(''),
    });
    this.#record.update();
  }

  async #loadFigures(): Promise<void> {
    const { Figures } = await import('../figures/figures.js');
    this.#figures ??= new Figures(this.#record, {
      showing: () => this.#showing,
      onListing: (listing) => {
        this.#navigation.narrow({ tab: '', listing });
        this.#record.focus('[part~=search]');
      },
    });
    this.#record.update();
  }
}
