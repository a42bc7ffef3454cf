import type { CallOptions, Client } from '../../../client/index.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { KnownPayments, PaymentsInput } from '../payment/payments-record.js';
import { zoneOf } from '../showing.js';
import { cellsOf, columnsOf, fileName } from './file-cells.js';
import { paymentFields } from './filter-fields.js';
import type { PaymentsFilter } from './payment-address.js';
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

/** What was known before stays behind a first page that leads up to it. */
function joined(fresh: KnownPayments, kept: KnownPayments | undefined): KnownPayments {
  const last = fresh.items.at(-1);
  const at = kept && last && fresh.next ? kept.items.findIndex((item) => idOf(item) === idOf(last)) : -1;
  return kept && at >= 0 ? { items: [...fresh.items, ...kept.items.slice(at + 1)], next: kept.next } : fresh;
}

/** The list of payments as the proxy narrows it, with what all of it comes to. */
export class PaymentList {
  readonly list: PagedList<ListedPayment, PaymentsFilter>;
  readonly totals: Totals;
  readonly #options: PaymentListOptions;
  readonly #pages: LaterPages<ListedPayment, PaymentsInput>;
  /** The question that what is kept answers. */
  #asked = '';
  /** What is shown, or was before a payment was opened. */
  #kept: KnownPayments | undefined;

  constructor(host: RenderingHost, options: PaymentListOptions) {
    this.#options = options;
    const { client, known, showing, question } = options;
    this.totals = new Totals(() => options.update());
    this.#pages = new LaterPages<ListedPayment, PaymentsInput>(host, {
      client,
      known,
      show: (rows) => this.#show(rows),
      read: (asked, next, call) => readPage(asked, this.#isUnsettled, next, call),
      idOf,
    });
    this.list = new PagedList<ListedPayment, PaymentsFilter>(host, {
      ...options,
      pages: this.#pages,
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
      // While a payment is open, its row is still one of them: the focus returns to it.
      items: () => (known() ?? this.#kept)?.items ?? [],
      total: () => this.totals.of(question())?.reduce((sum, { count }) => sum + count, 0),
      fields: (_, filter) => paymentFields(showing(), this.totals.words, filter),
      // The proxy has found them.
      find: (payments) => payments,
      isSought: () => false,
    });
  }

  /** The first page, before those that are known already and follow it. */
  async load(client: Client, options: CallOptions): Promise<KnownPayments> {
    const question = this.#options.question();
    const key = keyOf(question);
    const kept = key === this.#asked ? this.#kept : undefined;
    if (kept && !this.#options.known()) this.#options.show(kept);
    this.#count(client, question);
    const fresh = await readPage(client, this.#isUnsettled, beginningOf(question), options);
    this.#asked = key;
    return (this.#kept = joined(fresh, kept));
  }

  /** Begins anew where something else is asked for. */
  follow(): void {
    const { client: clientOf, known, question: questionOf } = this.#options;
    const question = questionOf();
    const client = clientOf();
    if (keyOf(question) !== this.#asked && client) {
      this.#asked = keyOf(question);
      this.#show({ items: [], next: beginningOf(question) });
      this.#count(client, question);
    }
    this.#pages.seek(() => (known()?.items.length ?? 0) > 0);
  }

  get #isUnsettled(): boolean {
    return this.#options.question().filter.tab !== '';
  }

  #show(known: KnownPayments): void {
    this.#kept = known;
    this.#options.show(known);
  }

  #count(client: Client, question: Question): void {
    if (!this.#isUnsettled) void this.totals.ask(client, question);
  }
}
