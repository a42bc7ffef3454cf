import { nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { DisputeSummary } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { isNarrowed } from '../../parts/table/filter-panel.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { Table } from '../../parts/table/table.js';
import { TableFile } from '../../parts/table/table-file.js';
import { fileText, foundText, toolbarView, type Toolbar } from '../../parts/table/toolbar.js';
import type { Word } from '../../../words/compiled/disputes/panel/en.js';
import { disputeColumns } from './columns.js';
import { NO_FILTER, type DisputeFilter } from './dispute-address.js';
import { idOf, nameOf, readDisputes, type KnownDisputes } from './disputes-record.js';
import { cellsOf, COLUMNS } from './file-cells.js';
import { disputeFields } from './filter-fields.js';
import { findDisputes } from './finding.js';
import type { Showing } from './showing.js';
import type { Tab } from './standing.js';

export interface DisputeListOptions {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownDisputes | undefined;
  show(known: KnownDisputes): void;
  showing(): Showing;
  filter(): DisputeFilter;
  onFilter(changes: Partial<DisputeFilter>): void;
  onSort(): void;
  hrefOf(dispute: DisputeSummary): string | undefined;
  onOpen(dispute: DisputeSummary): void;
  onExported(name: string, count: number): void;
}

/** The list of disputes: what is found, the table, and the file. */
export class DisputeList {
  readonly #options: DisputeListOptions;
  readonly #table: Table<DisputeSummary>;
  readonly #file: TableFile<DisputeSummary>;
  readonly #pages: LaterPages<DisputeSummary, NonNullable<KnownDisputes['next']>>;
  #matching: { items: unknown; filter: string; found: readonly DisputeSummary[] } | undefined;

  constructor(host: RenderingHost, options: DisputeListOptions) {
    const { words, client, known, show, showing, hrefOf, onOpen, onSort, onExported } = options;
    this.#options = options;
    this.#pages = new LaterPages(host, { client, known, show, read: readDisputes, idOf });
    this.#table = new Table(host, {
      pages: this.#pages,
      parts: { table: 'disputes', row: 'dispute' },
      keptAs: 'disputes',
      texts: () => this.#texts,
      label: () => words.text(`tab-${options.filter().tab as Tab}`),
      columns: () => disputeColumns(showing()),
      items: () => this.matching,
      idOf,
      nameOf,
      hrefOf,
      onOpen,
      onSort,
    });
    this.#file = new TableFile<DisputeSummary>(host, {
      pages: this.#pages,
      known: () => this.#items.length,
      items: () => this.#table.rows,
      header: () => COLUMNS,
      cells: cellsOf,
      name: () => `${words.text('file-name')} ${new Date().toISOString().slice(0, 10)}`,
      onExported,
    });
  }

  get sort(): string {
    return this.#table.sort;
  }

  set sort(sort: string) {
    this.#table.sort = sort;
  }

  /** Why no further page came. */
  get trouble() {
    return this.#pages.trouble;
  }

  /** Whether all is known that what is shown may hold. */
  get isWhole(): boolean {
    return !this.#pages.hasMore;
  }

  get isSeeking(): boolean {
    return this.#pages.isSeeking;
  }

  get matching(): readonly DisputeSummary[] {
    const filter = JSON.stringify(this.#options.filter());
    const items = this.#items;
    if (this.#matching?.items !== items || this.#matching.filter !== filter)
      this.#matching = { items, filter, found: findDisputes(items, this.#options.filter()) };
    return this.#matching.found;
  }

  /** What to announce: how the file ended, by what rows are sorted, how many are found. */
  get spoken(): string {
    const { state, isBusy } = this.#file;
    if (!isBusy && state.phase !== 'idle') return fileText(this.#texts, state);
    if (this.#table.spoken) return this.#table.spoken;
    return this.isNarrowed && !this.isSeeking ? foundText(this.#toolbar) : '';
  }

  get isNarrowed(): boolean {
    const { tab: _, ...filter } = this.#options.filter();
    return isNarrowed(filter);
  }

  hold(id: string): void {
    this.#table.hold(id);
  }

  has(id: string): boolean {
    return this.matching.some((dispute) => idOf(dispute) === id);
  }

  /** What is to be answered may be on any page, and a filter finds what is on later ones too. */
  seek(): void {
    this.#pages.seek(() => false);
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  table(): TemplateResult {
    return this.#table.template();
  }

  get #items(): readonly DisputeSummary[] {
    return this.#options.known()?.items ?? [];
  }

  get #texts() {
    return { words: this.#options.words, language: this.#options.showing().language };
  }

  get #toolbar(): Toolbar {
    const { words, filter, onFilter } = this.#options;
    const { tab, ...values } = filter();
    return {
      ...this.#texts,
      search: words.text('search'),
      fields: disputeFields({ words, disputes: this.#items, tab }),
      filter: { ...NO_FILTER, ...values },
      unfit: new Set(),
      onFilter,
      onUnfit: () => nothing,
      found: this.matching.length,
      all: this.#items.length,
      pages: this.#pages,
      chooser: this.#table.chooser(),
      file: this.#file,
    };
  }
}
