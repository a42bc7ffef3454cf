import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { getPayment } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { PausedSearch } from '../../parts/table/paused-search.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { totalsStyles, totalsView } from '../../parts/table/totals-view.js';
import { words as english } from '../../../words/compiled/payment-operations/list/en.js';
import type { Payment } from '../payment/payment.js';
import {
  openPayment,
  type KnownPayments,
  type PaymentsAnswer,
  type PaymentsElement,
  type PaymentsRecord,
} from '../payment/payments-record.js';
import { zoneOf, type Showing } from '../showing.js';
import { openNavigation } from './navigation.js';
import { panelStyles } from './panel.css.js';
import type { PaymentsFilter } from './payments-filter.js';
import type { ListShowing } from './payment-columns.js';
import { PaymentList } from './payment-list.js';
import { isOnAllDays, type Question } from './reading.js';

/** The payments of the list, as far as a list is what is shown. */
const knownOf = (answer: PaymentsAnswer | undefined): KnownPayments | undefined =>
  answer && 'items' in answer ? answer : undefined;

/** The list of payments, and the payment that is open. Loaded while the first skeleton is on screen. */
export class Panel implements RecordView<PaymentsAnswer> {
  readonly #record: PaymentsRecord;
  readonly #element: PaymentsElement;
  readonly #showing: Showing['words'];
  readonly #words: Words<keyof typeof english>;
  readonly #list: PaymentList;
  readonly #navigation: Navigation<PaymentsFilter>;
  #payment: Payment | undefined;
  readonly #search: PausedSearch;

  constructor(record: PaymentsRecord, element: PaymentsElement, words: Showing['words']) {
    this.#record = record;
    this.#element = element;
    this.#showing = words;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, totalsStyles, panelStyles);
    this.#search = new PausedSearch(() => record.update());
    this.#navigation = openNavigation(record, element, () => this.#list.list);
    this.#list = new PaymentList(element, {
      client: () => record.client,
      known: () => knownOf(record.answer),
      show: (known) => record.show(known),
      showing: () => this.#texts,
      question: () => this.#question,
      update: () => record.update(),
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ reference }) => this.#navigation.hrefOf(reference),
      onOpen: ({ reference }) => this.#navigation.open(reference),
      onExported: (name, count) => record.emit('florin-payments-exported', { name, count }),
    });
  }

  async load(client: Client, options: CallOptions): Promise<PaymentsAnswer> {
    // What the page's address asks for is read with the update that the view brings.
    this.#record.update();
    await this.#element.updateComplete;
    const { reference } = this.#element;
    if (!reference) return this.#list.load(client, options);
    const [payment] = await Promise.all([
      client.call(getPayment, { reference }, options),
      this.#loadPayment(),
    ]);
    return payment;
  }

  /** Whether the list is shown, and no payment. */
  get isList(): boolean {
    return this.#element.reference === '';
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    const { list } = this.#list;
    return this.isList && list.matching.length === 0 && list.isWhole && !list.isSeeking;
  }

  get isNarrowed(): boolean {
    return this.#list.list.isNarrowed;
  }

  /** Changes when the operator has got to something else in a payment than before. */
  get place(): string {
    return this.isList ? '' : (this.#payment?.place ?? '');
  }

  get news(): string {
    return this.isList ? this.#list.list.spoken : (this.#payment?.news ?? '');
  }

  get isBusy(): boolean {
    return this.#payment?.isBusy === true;
  }

  reset(): void {
    this.#payment?.reset();
  }

  /** Goes back to the list, and to the row that was left. */
  back(): void {
    this.#navigation.open('');
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#list.follow();
    const { unsettled } = this.#element;
    return html`<div class="stack">
      <div class="tabs">
        <button
          type="button"
          part="filter"
          aria-pressed=${unsettled}
          @click=${() => {
            this.#element.unsettled = !unsettled;
            this.#navigation.write();
          }}
        >
          ${this.#showing.text('unsettled-only')}
        </button>
      </div>
      ${unsettled ? nothing : html`${this.#totals()} ${this.#list.list.toolbar()}`} ${whole}
      <p class="quiet" part="zone">${this.#words.text('zone', { zone: apart(zoneOf(this.#texts)) })}</p>
    </div>`;
  }

  render(answer: PaymentsAnswer): TemplateResult {
    const payment = openPayment(answer);
    return payment
      ? html`<div class="whole">${this.#stale()} ${this.#payment?.render(payment)}</div>`
      : html`${this.#stale()} ${this.#list.list.table()}`;
  }

  get #question(): Question {
    const { unsettled, timeZone } = this.#element;
    const tab = unsettled ? 'unsettled' : '';
    return { filter: { ...this.#navigation.filter, search: this.#search.text, tab }, timeZone };
  }

  get #texts(): ListShowing {
    const { language, resource } = this.#record;
    const { timeZone } = this.#element;
    const now = resource.now ?? Date.now();
    return { words: this.#showing, texts: this.#words, language, timeZone, now };
  }

  /** Amounts are in one currency: without it, none is asked for. */
  #narrow(changes: Partial<PaymentsFilter>): void {
    const { search } = changes;
    this.#navigation.narrow('currency' in changes ? { ...changes, least: '', most: '' } : changes);
    if (search !== undefined) this.#search.type(search);
  }

  #totals(): TemplateResult {
    const question = this.#question;
    const { language } = this.#record;
    const totals = this.#list.totals.of(question) ?? [];
    const lines = totals.map(({ count, amount, authorised }) => ({
      term: this.#words.text('total-of', { currency: amount.currency, count }),
      sum: amountText(amount, language),
      note: this.#words.text('total-authorised', { amount: amountText(authorised, language) }),
    }));
    return html`${totalsView(this.#words.text('totals'), lines)}
    ${
      this.#list.totals.isMissing(question)
        ? html`<p class="quiet" part="notice">${this.#words.text('totals-missing')}</p>`
        : nothing
    }
    ${
      isOnAllDays(question.filter)
        ? html`<p class="quiet" part="notice">${this.#words.text('all-days')}</p>`
        : nothing
    }`;
  }

  async #loadPayment(): Promise<void> {
    const { Payment } = await import('../payment/payment.js');
    this.#payment ??= new Payment(this.#record, this.#element, {
      showing: () => this.#texts,
    });
  }

  /** What is shown may be old: the last time it was asked for, no answer came. */
  #stale(): TemplateResult | typeof nothing {
    return staleView(
      this.#record.words,
      this.#record.resource.trouble ?? (this.isList ? this.#list.list.trouble : undefined),
    );
  }
}
