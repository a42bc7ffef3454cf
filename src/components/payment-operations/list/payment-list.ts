import type { CallOptions, Client } from '../../../client/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { AskedRows } from '../../parts/table/asked-rows.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { KnownPayments, PaymentsInput } from '../payment/payments-record.js';
import { zoneOf } from '../showing.js';
import { cellsOf, columnsOf, fileName } from './file-cells.js';
import { paymentFields } from './filter-fields.js';
import type { PaymentsFilter } from './payments-filter.js';
import { paymentColumns, type ListedPayment, type ListShowing } from './payment-columns.js';
import { beginningOf, keyOf, readPage, type Question } from './reading.js';
import { Totals } from './totals.js';

export interface PaymentListOptions extends ListWays<ListedPayment, PaymentsFilter> {
  client(): Client | undefined;
  /** The payments that are known; nothing while one of them is open. */
  known(): KnownPayments | undefined;
  show(known: KnownPayments): void;
  showing(): ListShowing;
  question(): Question;
  update(): void;
}

const idOf = ({ reference }: ListedPayment): string => reference;

/** The list of payments as the proxy narrows it, with what all of it comes to. */
export class PaymentList {
  readonly list: PagedList<ListedPayment, PaymentsFilter>;
  readonly totals: Totals;
  readonly #options: PaymentListOptions;
  readonly #rows: AskedRows<ListedPayment, PaymentsInput>;

  constructor(host: RenderingHost, options: PaymentListOptions) {
    this.#options = options;
    const { client, known, show, showing, question } = options;
    this.totals = new Totals(() => options.update());
    this.#rows = new AskedRows<ListedPayment, PaymentsInput>(host, {
      client,
      known,
      show,
      question: () => keyOf(question()),
      beginning: () => beginningOf(question()),
      read: (asked, next, call) => readPage(asked, this.#isUnsettled, next, call),
      onAsked: (asked) => {
        if (!this.#isUnsettled) void this.totals.ask(asked, question());
      },
      idOf,
    });
    this.list = new PagedList<ListedPayment, PaymentsFilter>(host, {
      ...options,
      pages: this.#rows.pages,
      parts: { table: 'payments', row: 'payment' },
      texts: () => ({ words: showing().texts, language: showing().language }),
      label: () => showing().words.text('payments'),
      search: () => showing().texts.text('search'),
      fileName: () => fileName(showing().words.text('payments'), question().filter),
      columns: () => paymentColumns(showing(), this.#isUnsettled),
      idOf,
      nameOf: ({ order }) => order,
      header: () => columnsOf(zoneOf(showing())),
      cells: (payment) => cellsOf(payment, zoneOf(showing())),
      items: () => this.#rows.items,
      total: () => this.totals.of(question())?.reduce((sum, { count }) => sum + count, 0),
      fields: (_, filter) => paymentFields(showing(), this.totals.words, filter),
      // The proxy has found them.
      find: (payments) => payments,
      isSought: () => false,
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownPayments> {
    return this.#rows.load(client, options);
  }

  /** Begins anew where something else is asked for. */
  follow(): void {
    this.#rows.follow();
  }

  get #isUnsettled(): boolean {
    return this.#options.question().filter.tab !== '';
  }
}
