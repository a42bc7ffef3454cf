import type { TemplateResult } from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import { fieldStyles } from '../../parts/controls/field.css.js';
import { ListWindow } from '../../parts/list-window/list-window.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import type { Navigation } from '../navigation.js';
import type { OrderBook } from '../order-book.js';
import { statusesOf } from '../order-filter.js';
import type { Showing } from '../showing.js';
import { listStyles } from './list.css.js';
import { OrderExport, type OrderExportOptions } from './order-export.js';
import { orderList } from './order-list.js';
import { exportText, foundText, toolbarView, type Toolbar } from './toolbar.js';

export interface ListPanelOptions extends Pick<OrderExportOptions, 'onExported'> {
  readonly book: OrderBook;
  readonly navigation: Navigation;
  showing(): Showing;
}

/** The list of orders, and everything to narrow it by and to take it along. Loaded beside the first answer. */
export class ListPanel {
  readonly #options: ListPanelOptions;
  readonly #window: ListWindow;
  readonly #export: OrderExport;

  constructor(host: RenderingHost, options: ListPanelOptions) {
    const { book, showing, onExported } = options;
    this.#options = options;
    this.#window = new ListWindow(host, {
      grid: () => host.renderRoot.querySelector<HTMLElement>('.window > .orders'),
      length: () => book.matching.length,
      whole: 100,
    });
    this.#export = new OrderExport(host, {
      book,
      name: () => `${showing().words.text('orders')} ${new Date().toISOString().slice(0, 10)}`,
      onExported,
    });
    for (const styles of [fieldStyles, listingStyles, listStyles]) adoptStyles(host.renderRoot, styles);
  }

  /** What to announce: how the file ended, else how many orders a filter found. */
  get spoken(): string {
    const { book, navigation, showing } = this.#options;
    const { state, isBusy } = this.#export;
    if (!isBusy && state.phase !== 'idle') return exportText(showing(), state);
    return navigation.isFiltering && !book.isSeeking ? foundText(this.#toolbar) : '';
  }

  /** Keeps the row of an order at hand, for whoever comes back to it. */
  hold(order: string): void {
    this.#window.focus(this.#options.book.matching.findIndex(({ number }) => number === order));
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  list(): TemplateResult {
    const { book, navigation, showing } = this.#options;
    return orderList({
      ...showing(),
      orders: book.matching,
      window: this.#window,
      hasMore: book.hasMore,
      isLoadingMore: book.isLoadingMore,
      onOpen: ({ number }) => navigation.open(number),
      onMore: () => void book.more(),
    });
  }

  get #toolbar(): Toolbar {
    const { book, navigation, showing } = this.#options;
    const { orders, matching } = book;
    return {
      ...showing(),
      filter: navigation.filter,
      statuses: statusesOf(orders),
      currency: orders[0]?.currency ?? 'EUR',
      unfit: navigation.unfit,
      onFilter: (changes) => navigation.narrow(changes),
      onUnfit: (field) => navigation.refuse(field),
      found: matching.length,
      all: orders.length,
      hasMore: book.hasMore,
      isSearching: book.isSeeking,
      export: this.#export,
    };
  }
}
