import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';

import { adoptStyles, type RenderingHost } from '../../base/adopt-styles.js';
import { ListWindow } from '../list-window/list-window.js';
import type { Column } from './column.js';
import { ColumnChoice } from './column-choice.js';
import { chooserView, selectionView } from './choice-view.js';
import type { LaterPages } from './later-pages.js';
import { rowAfter } from './row-keys.js';
import { Selection } from './selection.js';
import { nextSort, readSort, sortedBy, sortText, type Sort } from './sort.js';
import { tableStyles } from './table.css.js';
import { tableView, type TableView } from './table-view.js';
import type { TableTexts } from './table-words.js';

export interface TableOptions<Item> extends Pick<
  TableView<Item>,
  'parts' | 'idOf' | 'nameOf' | 'hrefOf' | 'onOpen'
> {
  readonly pages: Pick<LaterPages<Item>, 'hasMore' | 'isLoading' | 'more' | 'seek'>;
  texts(): TableTexts;
  /** What the whole is, for screen readers. */
  label(): string;
  columns(): readonly Column<Item>[];
  items(): readonly Item[];
  /** Under which name this browser keeps which columns are shown. Left out: they cannot be chosen. */
  readonly keptAs?: string;
  /** Told that the reader sorts: for the address, and to ask the service for that order. */
  onSort?(): void;
  /** What can be done with the rows that are ticked. Left out: none can be. */
  actions?(ticked: readonly Item[]): unknown;
  /** Whether the reader's role may do any of that. Left out: it may. */
  mayAct?(): boolean;
}

/** Rows that are drawn whatever is on screen: browsers find, print and scroll so many with ease. */
const WHOLE = 100;

const rowOf = ({ target }: Event): HTMLElement | null => (target as Element).closest('[data-index]');

/** A list in columns, of any length: what is drawn of it, its order, its ticks, and the keys that lead through it. */
export class Table<Item> implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #options: TableOptions<Item>;
  readonly #window: ListWindow;
  readonly #selection = new Selection();
  readonly #choice: ColumnChoice | undefined;
  #sort = '';
  #sorted: { items: unknown; sort: string; rows: readonly Item[] } | undefined;
  #news = '';

  constructor(host: RenderingHost, options: TableOptions<Item>) {
    this.#host = host;
    this.#options = options;
    this.#choice = options.keptAs ? new ColumnChoice(options.keptAs) : undefined;
    this.#window = new ListWindow(host, {
      grid: () => host.renderRoot.querySelector<HTMLElement>('.table > tbody'),
      length: () => options.items().length,
      whole: WHOLE,
    });
    adoptStyles(host.renderRoot, tableStyles);
    host.addController(this);
  }

  /** A part of the rows in order is not the rows in order: the others are asked for. */
  hostUpdate(): void {
    if (this.isSortedHere) this.#options.pages.seek(() => false);
  }

  /** What the table is sorted by, as the address has it: `total`, or `-total` for the greatest first. */
  get sort(): string {
    return sortText(this.#chosenSort);
  }

  set sort(sort: string) {
    this.#sort = sort;
    this.#host.requestUpdate();
  }

  /** What to announce: by what the rows have just been sorted. */
  get spoken(): string {
    return this.#news;
  }

  /** The rows in the order in which they are shown. */
  get rows(): readonly Item[] {
    const { items: itemsOf, columns, pages } = this.#options;
    const items = itemsOf();
    const sort = pages.hasMore ? '' : this.sort;
    if (this.#sorted?.items !== items || this.#sorted.sort !== sort)
      this.#sorted = { items, sort, rows: sort ? sortedBy(items, columns(), this.#chosenSort) : items };
    return this.#sorted.rows;
  }

  /** The rows that are ticked, in their order. */
  get ticked(): readonly Item[] {
    return this.#selection.among(this.rows, this.#options.idOf);
  }

  /** The columns that are shown. */
  get columns(): readonly Column<Item>[] {
    return this.#options.columns().filter((column, at) => this.#choice?.isShown(column, at) ?? true);
  }

  /** Keeps a row in the page, so that the focus can return to it. */
  hold(id: string): void {
    this.#window.focus(this.rows.findIndex((item) => this.#options.idOf(item) === id));
  }

  /** Where the columns are chosen. */
  chooser(): TemplateResult {
    const choice = this.#choice;
    return chooserView({
      ...this.#options.texts(),
      columns: this.#options.columns(),
      isShown: (column, at) => choice?.isShown(column, at) ?? true,
      onChoose: (name, isShown) => {
        choice?.choose(name, isShown);
        this.#host.requestUpdate();
      },
    });
  }

  template(): TemplateResult {
    const { texts, label, pages, mayAct, idOf } = this.#options;
    const actions = mayAct?.() === false ? undefined : this.#options.actions;
    const { ticked, columns } = this;
    const items = this.rows;
    const view = {
      ...this.#options,
      ...texts(),
      label: label(),
      columns,
      items,
      sort: this.isSortedHere && pages.hasMore ? undefined : this.#chosenSort,
      window: this.#window,
      ticks: actions && this.#selection.ticksOf(items, idOf, () => this.#host.requestUpdate()),
      onSort: (column: Column<Item>) => this.#onSort(column),
      onClick: this.#onClick,
      onFocus: this.#onFocus,
      onKey: this.#onKey,
    };
    return html`${tableView(view)}
    ${actions && ticked.length > 0 ? selectionView(view, () => actions(ticked)) : nothing}`;
  }

  get #chosenSort(): Sort | undefined {
    return this.#sort ? readSort(this.#sort, this.#options.columns()) : undefined;
  }

  /** Whether the page sorts, and not the service. */
  get isSortedHere(): boolean {
    const sort = this.#chosenSort;
    return (
      sort !== undefined &&
      this.#options.columns().some(({ name, compare }) => name === sort.column && compare)
    );
  }

  #onSort({ name, label }: Column<Item>): void {
    const { texts, onSort } = this.#options;
    const sort = nextSort(this.#chosenSort, name);
    this.sort = sortText(sort);
    const key = sort ? (sort.isDescending ? 'sorted-down' : 'sorted-up') : 'unsorted';
    this.#news = texts().words.text(key, { column: label });
    onSort?.();
  }

  /** The whole row answers a pointer, and does what its link or button does; a text that is being selected does not. */
  readonly #onClick = (event: MouseEvent): void => {
    const isOther = (event.target as Element).closest('a, button, input, label');
    const opener = isOther ? null : rowOf(event)?.querySelector<HTMLElement>('.open');
    if (!opener || getSelection()?.toString()) return;
    opener.focus({ preventScroll: true });
    opener.click();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const index = event.type === 'focusin' ? rowOf(event)?.dataset['index'] : undefined;
    this.#window.focus(index === undefined ? undefined : Number(index));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!(event.target as Element).matches('.open')) return;
    const next = rowAfter(event, Number(rowOf(event)?.dataset['index']), this.rows.length);
    if (next === undefined) return;
    event.preventDefault();
    this.#window.focus(next);
    this.#host.requestUpdate();
    const focus = (): void =>
      this.#host.renderRoot.querySelector<HTMLElement>(`[data-index="${next}"] .open`)?.focus();
    void this.#host.updateComplete.then(focus);
  };
}
