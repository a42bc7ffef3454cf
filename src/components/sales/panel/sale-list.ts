import type { CallOptions, Client } from '../../../client/index.js';
import type { Sale, SaleFilter } from '../../../client/operator/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { AskedRows } from '../../parts/table/asked-rows.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import { saleColumns } from './columns.js';
import { cellsOf, columnsOf, fileName } from './file-cells.js';
import { saleFields, titlesOf } from './filter-fields.js';
import { beginningOf, keyOf, readSales, type Question } from './reading.js';
import type { SalesFilter } from './sales-filter.js';
import { idOf, nameOf, type KnownSales } from './sales-record.js';
import { zoneOf, type Showing } from './showing.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/sales/panel/en.js';

export interface SaleListOptions extends ListWays<Sale, SalesFilter> {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownSales | undefined;
  show(known: KnownSales): void;
  showing(): Showing;
  question(): Question;
}

/** The sales as the proxy narrows them, latest first. */
export class SaleList {
  readonly list: PagedList<Sale, SalesFilter>;
  readonly #rows: AskedRows<Sale, SaleFilter>;
  /** Titles that were met: what the list is narrowed by may be in no row of it. */
  readonly #titles = new Map<string, string>();

  constructor(host: RenderingHost, options: SaleListOptions) {
    const { words, client, known, show, showing, question, filter } = options;
    this.#rows = new AskedRows<Sale, SaleFilter>(host, {
      client,
      known,
      show,
      question: () => keyOf(question()),
      beginning: () => beginningOf(question()),
      read: readSales,
      idOf,
    });
    this.list = new PagedList<Sale, SalesFilter>(host, {
      ...options,
      pages: this.#rows.pages,
      parts: { table: 'sales', row: 'sale' },
      texts: () => ({ words, language: showing().language }),
      label: () => words.text('tab-sales'),
      search: () => words.text('search'),
      fileName: () => fileName(words.text('file-name'), question().filter),
      columns: () => saleColumns(showing()),
      idOf,
      nameOf,
      header: () => columnsOf(zoneOf(showing())),
      cells: (sale) => cellsOf(sale, zoneOf(showing())),
      items: () => this.#rows.items,
      fields: (sales, asked) => saleFields(showing(), sales, this.#titlesOf(sales), asked),
      // All else the proxy has found.
      find: (sales, { currency }) =>
        currency ? sales.filter(({ total }) => total.currency === currency) : sales,
      // Figures are of all sales, and another currency may be further back.
      isSought: () => filter().tab !== '' || filter().currency !== '',
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownSales> {
    return this.#rows.load(client, options);
  }

  /** Begins anew where something else is asked for, and reads on where something is looked for. */
  follow(): void {
    this.#rows.follow();
    this.list.seek();
  }

  #titlesOf(sales: readonly Sale[]): ReadonlyMap<string, string> {
    for (const [id, title] of titlesOf(sales)) this.#titles.set(id, title);
    return this.#titles;
  }
}
