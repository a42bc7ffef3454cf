import { nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import { isNarrowed } from '../../parts/table/filter-panel.js';
import { Table } from '../../parts/table/table.js';
import { TableFile } from '../../parts/table/table-file.js';
import { fileText, foundText, toolbarView, type Toolbar } from '../../parts/table/toolbar.js';
import { VisibleRows } from '../../parts/table/visible-rows.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Word } from '../../../words/compiled/terminals/panel/en.js';
import { terminalColumns } from './columns.js';
import type { DetailBook } from './detail-book.js';
import { cellsOf, COLUMNS } from './file-cells.js';
import { isIn, type Fleet, type TerminalRow } from './places.js';
import type { TerminalFilter } from './terminal-filter.js';
import { storeText, type Showing } from './showing.js';
import { seenOf, type Seen } from './status.js';

export interface TerminalListOptions {
  readonly book: DetailBook;
  readonly words: Words<Word>;
  showing(): Showing;
  filter(): TerminalFilter;
  onFilter(changes: Partial<TerminalFilter>): void;
  onSort(): void;
  hrefOf(row: TerminalRow): string | undefined;
  onOpen(row: TerminalRow): void;
  /** What can be done with the rows that are ticked. */
  actions(ticked: readonly TerminalRow[]): unknown;
  onExported(name: string, count: number): void;
}

const STATUSES: ReadonlySet<string> = new Set<Seen['kind']>(['online', 'days', 'off', 'moving']);

/** All rows come with the first answer. */
const WHOLE = { hasMore: false, isLoading: false, more: () => Promise.resolve(true), seek: () => undefined };

/** The list of terminals: what is found, the table, and the file. */
export class TerminalList {
  readonly #options: TerminalListOptions;
  readonly #table: Table<TerminalRow>;
  readonly #file: TableFile<TerminalRow>;
  #matching: { rows: unknown; filter: unknown; version: number; found: readonly TerminalRow[] } | undefined;
  #asked: { rows: unknown; place: string; ids: readonly string[] } | undefined;
  /** Grows with each detail that comes. */
  #version = 0;

  constructor(host: RenderingHost, options: TerminalListOptions) {
    const { book, words, showing, hrefOf, onOpen, onSort, actions, onExported } = options;
    this.#options = options;
    const idOf = ({ id }: TerminalRow): string => id;
    this.#table = new Table(host, {
      pages: WHOLE,
      parts: { table: 'terminals', row: 'terminal' },
      keptAs: 'terminals',
      texts: () => this.#texts,
      label: () => words.text('terminals'),
      columns: () => terminalColumns(showing(), book),
      items: () => this.matching,
      idOf,
      hrefOf,
      onOpen,
      onSort,
      actions,
    });
    this.#file = new TableFile<TerminalRow>(host, {
      pages: {
        all: (call, isEnough) => book.all(this.matching.map(idOf), call ?? {}, () => void isEnough?.()),
      },
      known: () => book.size,
      items: () => this.#table.rows,
      header: () => COLUMNS,
      cells: (row) => cellsOf(row, book.of(row.id)),
      name: () => `${words.text('terminals')} ${new Date().toISOString().slice(0, 10)}`,
      onExported,
    });
    new VisibleRows(host, (ids) => book.see(ids));
  }

  get sort(): string {
    return this.#table.sort;
  }

  set sort(sort: string) {
    this.#table.sort = sort;
  }

  /** The rows that the filter asks for. One by status finds more as details come. */
  get matching(): readonly TerminalRow[] {
    const { filter: filterOf, showing } = this.#options;
    const filter = filterOf();
    const { fleet } = showing();
    const version = filter.status ? this.#version : 0;
    const known = this.#matching;
    if (known?.rows !== fleet.rows || known.filter !== filter || known.version !== version)
      this.#matching = { rows: fleet.rows, filter, version, found: this.#find(fleet, filter) };
    return this.#matching!.found;
  }

  /** What to announce: how the file ended, by what rows are sorted, how many are found. */
  get spoken(): string {
    const { state, isBusy } = this.#file;
    if (!isBusy && state.phase !== 'idle') return fileText(this.#texts, state);
    if (this.#table.spoken) return this.#table.spoken;
    return isNarrowed(this.#options.filter()) && !this.#options.book.isSeeking
      ? foundText(this.#toolbar)
      : '';
  }

  /** A detail has come. */
  tell(): void {
    this.#version++;
  }

  hold(id: string): void {
    this.#table.hold(id);
  }

  /** Whether a terminal is among those that are found. */
  has(id: string): boolean {
    return this.matching.some((row) => row.id === id);
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  table(): TemplateResult {
    return this.#table.template();
  }

  /** Asks for details that a filter by status needs. */
  seek(): void {
    const { book, filter, showing } = this.#options;
    const { status, place } = filter();
    if (this.#file.isBusy) return;
    if (!status) {
      if (this.#asked) book.seek([]);
      this.#asked = undefined;
      return;
    }
    const { rows } = showing().fleet;
    if (this.#asked?.rows !== rows || this.#asked.place !== place)
      this.#asked = { rows, place, ids: rows.flatMap((row) => (isIn(row, place) ? row.id : [])) };
    book.seek(this.#asked.ids);
  }

  #find(fleet: Fleet, { search, place, status, model }: TerminalFilter): readonly TerminalRow[] {
    const wanted = search.trim().toLowerCase();
    const { book } = this.#options;
    const isFound = (row: TerminalRow): boolean =>
      row.id.toLowerCase().includes(wanted) ||
      `${row.place.store ?? ''} ${storeText({ fleet }, row.place)}`.toLowerCase().includes(wanted);
    const isSeen = ({ id }: TerminalRow): boolean =>
      !status || seenOf(book.of(id)?.terminalStatus).kind === status;
    return fleet.rows.filter(
      (row) =>
        isIn(row, place) && (!model || row.model === model) && (!wanted || isFound(row)) && isSeen(row),
    );
  }

  get #texts() {
    return { words: this.#options.words, language: this.#options.showing().language };
  }

  get #fields(): readonly FilterField[] {
    const { words, showing } = this.#options;
    const text = (status: string) =>
      words.text(status === 'days' ? 'filter-days' : (status as 'online' | 'off' | 'moving'));
    return [
      {
        kind: 'choice',
        name: 'status',
        label: words.text('column-status'),
        any: words.text('any-status'),
        choices: [...STATUSES],
        textOf: (status) => (STATUSES.has(status) ? text(status) : status),
      },
      {
        kind: 'choice',
        name: 'model',
        label: words.text('column-model'),
        any: words.text('any-model'),
        choices: [...new Set(showing().fleet.rows.map(({ model }) => model))].toSorted(),
        textOf: (model) => model,
      },
    ];
  }

  get #toolbar(): Toolbar {
    const { words, showing, filter, onFilter, book } = this.#options;
    const { matching } = this;
    return {
      ...this.#texts,
      search: words.text('search'),
      fields: this.#fields,
      filter: { ...filter() },
      unfit: new Set(),
      onFilter,
      onUnfit: () => nothing,
      found: matching.length,
      all: showing().fleet.rows.length,
      pages: { hasMore: false, isSeeking: filter().status !== '' && book.isSeeking },
      chooser: this.#table.chooser(),
      file: this.#file,
    };
  }
}
