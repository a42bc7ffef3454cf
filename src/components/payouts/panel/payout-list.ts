import { nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { isNarrowed } from '../../parts/table/filter-panel.js';
import { Table } from '../../parts/table/table.js';
import { TableFile } from '../../parts/table/table-file.js';
import { fileText, foundText, toolbarView, type Toolbar } from '../../parts/table/toolbar.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import type { Word } from '../../../words/compiled/payouts/panel/en.js';
import { payoutColumns } from './columns.js';
import { cellsOf, COLUMNS } from './file-cells.js';
import { payoutFields } from './filter-fields.js';
import { findPayouts } from './finding.js';
import { NO_FILTER, type PayoutFilter } from './payout-address.js';
import { idOf, nameOf, type KnownPayouts } from './payouts-record.js';
import { QueuePages } from './queue-pages.js';
import type { Showing } from './showing.js';

export interface PayoutListOptions {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownPayouts | undefined;
  show(known: KnownPayouts): void;
  showing(): Showing;
  filter(): PayoutFilter;
  onFilter(changes: Partial<PayoutFilter>): void;
  onSort(): void;
  hrefOf(payout: PayoutRecord): string | undefined;
  onOpen(payout: PayoutRecord): void;
  /** Why a payout of one's own has no button; empty to people who only submit. */
  ownText(): string;
  /** What can be done with the payouts that are ticked; nothing to people who only submit. */
  readonly actions: ((ticked: readonly PayoutRecord[]) => unknown) | undefined;
  onExported(name: string, count: number): void;
}

/** The list of payouts: what is found, the table, and the file. */
export class PayoutList {
  readonly #options: PayoutListOptions;
  readonly #table: Table<PayoutRecord>;
  readonly #file: TableFile<PayoutRecord>;
  readonly #pages: QueuePages;
  #matching: { items: unknown; filter: string; minute: number; found: readonly PayoutRecord[] } | undefined;

  constructor(host: RenderingHost, options: PayoutListOptions) {
    const { words, client, known, show, showing, hrefOf, onOpen, onSort, actions, onExported } = options;
    this.#options = options;
    this.#pages = new QueuePages(host, {
      client,
      known,
      show,
      now: () => showing().now,
      isQueue: () => this.#isQueue,
    });
    this.#table = new Table(host, {
      pages: this.#pages,
      parts: { table: 'payouts', row: 'payout' },
      keptAs: 'payouts',
      texts: () => this.#texts,
      label: () => words.text(this.#isQueue ? 'tab-waiting' : 'tab-all'),
      columns: () => payoutColumns(showing(), options.ownText()),
      items: () => this.matching,
      idOf,
      nameOf,
      hrefOf,
      onOpen,
      onSort,
      ...(actions && { actions }),
    });
    this.#file = new TableFile<PayoutRecord>(host, {
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

  get matching(): readonly PayoutRecord[] {
    const filter = JSON.stringify(this.#options.filter());
    const { now } = this.#options.showing();
    const minute = Math.floor(now / 60_000);
    const items = this.#items;
    const known = this.#matching;
    if (known?.items !== items || known.filter !== filter || known.minute !== minute)
      this.#matching = { items, filter, minute, found: findPayouts(items, this.#options.filter(), now) };
    return this.#matching!.found;
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
    return this.matching.some((payout) => idOf(payout) === id);
  }

  /** A queue is shown whole, and a filter finds what is on later pages too. */
  seek(): void {
    if (this.#isQueue || this.isNarrowed) this.#pages.seek(() => false);
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  table(): TemplateResult {
    return this.#table.template();
  }

  get #isQueue(): boolean {
    return this.#options.filter().tab === 'waiting';
  }

  get #items(): readonly PayoutRecord[] {
    return this.#options.known()?.items ?? [];
  }

  get #texts() {
    return { words: this.#options.words, language: this.#options.showing().language };
  }

  get #toolbar(): Toolbar {
    const { words, filter, onFilter } = this.#options;
    const { tab: _, ...values } = filter();
    return {
      ...this.#texts,
      search: words.text('search'),
      fields: payoutFields({ words, payouts: this.#items, isQueue: this.#isQueue }),
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
