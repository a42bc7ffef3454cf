import type { TemplateResult } from 'lit';

import { pageOf, type Client } from '../../../client/index.js';
import type { Order, OrderPage } from '../../../client/listings/index.js';
import { adoptStyles, type RenderingHost } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { isOpen } from '../../parts/order/order-timeline.js';
import { fieldStyles } from '../../parts/controls/field.css.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { Table } from '../../parts/table/table.js';
import { TableFile, type TableFileOptions } from '../../parts/table/table-file.js';
import { fileText, foundText, toolbarView, type Toolbar } from '../../parts/table/toolbar.js';
import { toolbarStyles } from '../../parts/table/toolbar.css.js';
import { words as english } from '../../../words/compiled/order-history/list/en.js';
import type { Navigation } from '../navigation.js';
import {
  mergeOrders,
  readOrders,
  type KnownOrders,
  type OrderBook,
  type OrdersInput,
} from '../order-book.js';
import type { OrderFilter } from '../order-filter.js';
import { Poller } from '../poller.js';
import { statusText, type Showing } from '../showing.js';
import { listStyles } from './list.css.js';
import { orderColumns } from './order-columns.js';
import { orderFields } from './order-fields.js';
import { COLUMNS, orderCells } from './order-rows.js';

/** Orders of a page after the first, which are worth their way. */
const LATER_PAGE = 200;

export interface ListPanelOptions extends Pick<TableFileOptions<Order>, 'onExported'> {
  readonly book: OrderBook;
  readonly navigation: Navigation;
  client(): Client | undefined;
  showing(): Showing;
}

/** The list of orders, and everything to narrow it by and to take it along. Loaded beside the first answer. */
export class ListPanel {
  readonly #options: ListPanelOptions;
  readonly #words;
  readonly #table: Table<Order>;
  readonly #file: TableFile<Order>;
  /** The orders after the first page. */
  readonly pages: LaterPages<Order, OrdersInput>;
  /** Asks for open orders again, while the shopper can see the answer. */
  readonly poller: Poller;

  constructor(host: RenderingHost, options: ListPanelOptions) {
    const { book, navigation, showing, client, onExported } = options;
    this.#options = options;
    this.#words = new Words(host, () => showing().language, english);
    this.#words.hostUpdate();
    this.poller = new Poller(host, {
      isWanted: () => book.orders.some(isOpen),
      poll: () => book.refresh(),
    });
    const idOf = ({ number }: Order): string => number;
    this.pages = new LaterPages<Order, OrdersInput>(host, {
      client,
      known: () => book.resource.answer,
      show: (known) => book.resource.show(known),
      read: async (asked, next, call) => {
        const input = { ...next, limit: LATER_PAGE };
        return this.read(input, await asked.call(readOrders, input, call));
      },
      idOf,
      merge: mergeOrders,
    });
    this.#table = new Table(host, {
      pages: this.pages,
      parts: { table: 'orders', row: 'order' },
      texts: () => this.#texts,
      label: () => showing().words.text('orders'),
      columns: () => orderColumns({ showing: showing(), words: this.#words }),
      items: () => book.matching,
      idOf,
      onOpen: ({ number }) => navigation.open(number),
    });
    this.#file = new TableFile(host, {
      pages: this.pages,
      known: () => book.orders.length,
      items: () => book.matching,
      header: () => COLUMNS,
      cells: (order) => Object.values(orderCells(order)),
      name: () => `${showing().words.text('orders')} ${new Date().toISOString().slice(0, 10)}`,
      onExported,
    });
    for (const styles of [fieldStyles, listingStyles, toolbarStyles, listStyles])
      adoptStyles(host.renderRoot, styles);
  }

  /** What an answer says is known, and where the others begin. */
  read(input: OrdersInput, answer: OrderPage): KnownOrders {
    const { items, next } = pageOf(readOrders, input, answer);
    return { items, next };
  }

  /** What to announce: how the file ended, else how many orders a filter found. */
  get spoken(): string {
    const { state, isBusy } = this.#file;
    if (!isBusy && state.phase !== 'idle') return fileText(this.#texts, state);
    return this.#options.navigation.isFiltering && !this.pages.isSeeking ? foundText(this.#toolbar) : '';
  }

  /** Keeps the row of an order in the page, so that the focus can return to it. */
  hold(order: string): void {
    this.#table.hold(order);
  }

  toolbar(): TemplateResult {
    return toolbarView(this.#toolbar);
  }

  list(): TemplateResult {
    return this.#table.template();
  }

  get #texts() {
    return { words: this.#words, language: this.#options.showing().language };
  }

  get #toolbar(): Toolbar {
    const { book, navigation, showing } = this.#options;
    const { orders, matching } = book;
    const { filter } = navigation;
    return {
      ...this.#texts,
      search: this.#words.text('search'),
      fields: orderFields({
        words: this.#words,
        filter,
        orders,
        statusText: (status) => statusText(showing(), status),
      }),
      filter: { ...filter },
      unfit: navigation.unfit,
      onFilter: (changes) => navigation.narrow(changes),
      onUnfit: (field) => navigation.refuse(field as keyof OrderFilter),
      found: matching.length,
      all: orders.length,
      pages: this.pages,
      file: this.#file,
    };
  }
}
