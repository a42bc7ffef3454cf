import { nothing, type TemplateResult } from 'lit';

import type { RenderingHost } from '../../base/adopt-styles.js';
import { isNarrowed, type FilterField } from './filter-panel.js';
import type { LaterPages, PassOn } from './later-pages.js';
import { Table, type TableOptions } from './table.js';
import { TableFile, type TableFileOptions } from './table-file.js';
import { fileText, foundText, toolbarView, type Toolbar } from './toolbar.js';

/** What a list needs of the pages that it comes in. */
export type ListPages<Item> = Pick<
  LaterPages<Item>,
  'all' | 'hasMore' | 'isLoading' | 'isSeeking' | 'more' | 'seek' | 'trouble'
> &
  Partial<Pick<LaterPages<Item>, 'pass'>>;

export interface PagedListOptions<Item, Filter>
  extends
    Pick<
      TableOptions<Item>,
      | 'parts'
      | 'texts'
      | 'label'
      | 'columns'
      | 'idOf'
      | 'nameOf'
      | 'hrefOf'
      | 'onOpen'
      | 'onSort'
      | 'actions'
      | 'mayAct'
    >,
    Pick<TableFileOptions<Item>, 'header' | 'cells' | 'onExported'> {
  readonly pages: ListPages<Item>;
  /** What the file is called, before the day. */
  fileName(): string;
  /** What the field for a search says that it looks for. */
  search(): string;
  /** The rows that are known. */
  items(): readonly Item[];
  filter(): Filter;
  onFilter(changes: Partial<Filter>): void;
  /** What the list is narrowed by, beside the search and the tab. */
  fields(items: readonly Item[], filter: Filter): readonly FilterField[];
  find(items: readonly Item[], filter: Filter): readonly Item[];
  /** What is found is another once this is another, beside rows and filter. */
  moment?(): number;
  /** How many rows match in all, once the service has said so. Left out: as many as are known. */
  total?(): number | undefined;
  /** Whether what is asked for may be on a later page. */
  isSought(): boolean;
  /** Whether the cells of a row in the file follow from other rows. Left out: they do not. */
  isSummed?(): boolean;
}

/** What the panel around a list says of it, and hears from it. */
export type ListWays<Item, Filter> = Pick<
  PagedListOptions<Item, Filter>,
  'filter' | 'onFilter' | 'onSort' | 'hrefOf' | 'onOpen' | 'onExported'
>;

/** A list that comes in pages, under tabs: what is found, the table, and the file. */
export class PagedList<Item, Filter extends Readonly<Record<keyof Filter | 'tab', string>>> {
  readonly #options: PagedListOptions<Item, Filter>;
  readonly #table: Table<Item>;
  readonly #file: TableFile<Item>;
  #matching:
    { items: unknown; filter: string; moment: number | undefined; found: readonly Item[] } | undefined;

  constructor(host: RenderingHost, options: PagedListOptions<Item, Filter>) {
    this.#options = options;
    const { pages, parts, items, fileName } = options;
    this.#table = new Table(host, { ...options, keptAs: parts.table, items: () => this.matching });
    this.#file = new TableFile<Item>(host, {
      ...options,
      pages,
      known: () => items().length,
      items: () => this.#table.rows,
      later: () => this.#later,
      name: () => `${fileName()} ${new Date().toISOString().slice(0, 10)}`,
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
    return this.#options.pages.trouble;
  }

  /** Whether all is known that what is shown may hold. */
  get isWhole(): boolean {
    return !this.#options.pages.hasMore;
  }

  get isSeeking(): boolean {
    return this.#options.pages.isSeeking;
  }

  get matching(): readonly Item[] {
    const { items: itemsOf, filter: filterOf, find, moment: momentOf } = this.#options;
    const [items, filter, moment] = [itemsOf(), JSON.stringify(filterOf()), momentOf?.()];
    const known = this.#matching;
    if (known?.items === items && known.filter === filter && known.moment === moment) return known.found;
    const found = find(items, filterOf());
    this.#matching = { items, filter, moment, found };
    return found;
  }

  /** What to announce: how the file ended, by what rows are sorted, how many are found. */
  get spoken(): string {
    const { state, isBusy } = this.#file;
    if (!isBusy && state.phase !== 'idle') return fileText(this.#options.texts(), state);
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
    return this.matching.some((item) => this.#options.idOf(item) === id);
  }

  seek(): void {
    const { isSought, pages } = this.#options;
    if (isSought()) pages.seek(() => !isSought());
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  table(): TemplateResult {
    return this.#table.template();
  }

  /** What is looked for or sorted in the page is read into it anyway; all else goes to a file without a stay. */
  get #later(): PassOn<Item> | undefined {
    const { pages, filter: filterOf, find, isSought, isSummed } = this.#options;
    const { pass } = pages;
    if (!pass || !pages.hasMore || isSought() || this.#table.isSortedHere || isSummed?.()) return undefined;
    const filter = filterOf();
    return (take, options) => pass((items) => take(find(items, filter)), options);
  }

  get #toolbar(): Toolbar {
    const { texts, search, fields, items, filter: filterOf, onFilter, pages } = this.#options;
    const filter = filterOf();
    const { tab: _, ...values } = filter;
    return {
      ...texts(),
      search: search(),
      fields: fields(items(), filter),
      filter: values,
      unfit: new Set(),
      onFilter: (changes) => onFilter(changes as Partial<Filter>),
      onUnfit: () => nothing,
      found: this.matching.length,
      total: this.#options.total?.(),
      all: items().length,
      pages,
      chooser: this.#table.chooser(),
      file: this.#file,
    };
  }
}
