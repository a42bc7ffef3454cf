import type { TemplateResult } from 'lit';

import { pageOf, type CallInput, type CallOptions, type Client } from '../../../client/index.js';
import { listPayments, listUnsettled, type PaymentPage } from '../../../client/operator/index.js';
import { Words } from '../../base/words.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { Table } from '../../parts/table/table.js';
import { words as english } from '../../../words/compiled/payment-operations/list/en.js';
import type { KnownPayments, PaymentsInput } from '../payment/payments-record.js';
import type { Showing } from '../showing.js';
import { paymentColumns, type ListedPayment } from './payment-columns.js';

export interface PaymentTableOptions {
  client(): Client | undefined;
  showing(): Showing;
  isUnsettled(): boolean;
  /** The payments that are known; nothing while one of them is open. */
  known(): KnownPayments | undefined;
  show(known: KnownPayments): void;
  /** Asks for one page. */
  ask(client: Client, input: PaymentsInput, options: CallOptions): Promise<PaymentPage>;
  onOpen(reference: string): void;
}

/** The list of payments. Loaded beside the first answer. */
export class PaymentTable {
  readonly #options: PaymentTableOptions;
  readonly #table: Table<ListedPayment>;
  /** The payments after the first page. */
  readonly pages: LaterPages<ListedPayment, PaymentsInput>;

  constructor(host: RenderingHost, options: PaymentTableOptions) {
    const { client, showing, isUnsettled, known, show, ask, onOpen } = options;
    this.#options = options;
    const words = new Words(host, () => showing().language, english);
    words.hostUpdate();
    const idOf = ({ reference }: ListedPayment): string => reference;
    this.pages = new LaterPages<ListedPayment, PaymentsInput>(host, {
      client,
      known,
      show,
      read: async (asked, next, call) => this.read(next, await ask(asked, next, call)),
      idOf,
    });
    this.#table = new Table(host, {
      pages: this.pages,
      parts: { table: 'payments', row: 'payment' },
      texts: () => ({ words, language: showing().language }),
      label: () => showing().words.text('payments'),
      columns: () => paymentColumns(showing(), words, isUnsettled()),
      items: () => known()?.items ?? [],
      idOf,
      onOpen: ({ reference }) => onOpen(reference),
    });
  }

  /** What an answer says is known, and where the others begin. */
  read(input: PaymentsInput, answer: PaymentPage): KnownPayments {
    const row = this.#options.isUnsettled() ? listUnsettled : listPayments;
    const { items, next } = pageOf<typeof listPayments>(
      row as typeof listPayments,
      input as CallInput<typeof listPayments>,
      answer,
    );
    return { items, next };
  }

  template(): TemplateResult {
    return this.#table.template();
  }
}
