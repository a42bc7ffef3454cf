import { html, nothing, type TemplateResult } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import { getSale, type SaleRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { LoadedList, type Page } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { words as english } from '../../../words/compiled/sales/detail/en.js';
import type { SalesElement, SalesRecord } from '../panel/sales-record.js';
import { longTime, statusView, type Showing } from '../panel/showing.js';
import { firstStretch, nextStretch, readBookings } from './booked.js';
import type { Booking } from './money.js';
import { moneyView } from './money-view.js';
import { historyView, linesView, saleFacts } from './sale-view.js';

export interface DetailOptions {
  showing(): Showing;
  onBack(): void;
}

/** Nothing where no line of the order is the seller's: to them there is no such order. */
async function readSale(client: Client, reference: string): Promise<Page<SaleRecord>> {
  const none = (error: unknown): readonly SaleRecord[] => {
    if (error instanceof ClientError && error.status === 404) return [];
    throw error;
  };
  const items = await client.call(getSale, { reference }).then((sale) => [sale], none);
  return { items, next: undefined };
}

/** One sale: what was sold, what happened to it, and its money. */
export class Detail {
  readonly #record: SalesRecord;
  readonly #element: SalesElement;
  readonly #options: DetailOptions;
  readonly #texts: Words<keyof typeof english>;
  readonly #sale: LoadedList<SaleRecord>;
  readonly #bookings: LoadedList<Booking>;
  /** Up to when bookings were looked at. */
  #looked = 0;

  constructor(record: SalesRecord, element: SalesElement, options: DetailOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#texts = record.wordsOf(english);
    this.#sale = new LoadedList(record, readSale);
    this.#bookings = new LoadedList(record, (client, _, cursor) => this.#read(client, cursor));
  }

  get isBusy(): boolean {
    return this.#sale.isBusy || this.#bookings.isBusy;
  }

  template(number: string): TemplateResult {
    this.#sale.see(number);
    const [sale] = this.#sale.items ?? [];
    const showing = this.#options.showing();
    return html`<div class="stack">
      ${backView(this.#texts.text('back'), () => this.#options.onBack())}
      <div class="head">
        <h2 tabindex="-1">${this.#texts.text('order', { number: isolatedText(number, 60) })}</h2>
        ${sale ? statusView(showing, sale.status) : nothing}
      </div>
      ${loadedView(this.#texts, this.#sale, 'gone', () => html`${sale ? this.#whole(showing, sale) : nothing}`)}
    </div>`;
  }

  #whole(showing: Showing, sale: SaleRecord): TemplateResult {
    this.#bookings.see(sale.number);
    return html`<div class="ways">
        ${this.#button('print', () => void this.#print(sale))}
        ${this.#button('refresh', () => void this.#refresh())}
      </div>
      ${sale.isShort ? html`<p class="notice due" part="notice">${this.#texts.text('is-short')}</p>` : nothing}
      <section class="record">${saleFacts(showing, sale)}</section>
      ${linesView(showing, this.#texts, sale)} ${historyView(showing, this.#texts, sale)}
      <section class="record">
        <h3>${this.#texts.text('money')}</h3>
        ${this.#money(showing, sale)}
      </section>`;
  }

  #money(showing: Showing, sale: SaleRecord): TemplateResult {
    const { items } = this.#bookings;
    // Without a payment there is nothing to look for.
    if (sale.payments.length === 0) return moneyView(showing, this.#texts, sale, []);
    return html`${items ? moneyView(showing, this.#texts, sale, items) : nothing}
    ${loadedView(this.#texts, this.#bookings, 'no-bookings', () => html``)}
    ${
      items && this.#bookings.hasMore
        ? html`<p class="quiet">${this.#texts.text('looked', { time: longTime(showing, this.#looked) })}</p>`
        : nothing
    }`;
  }

  #button(part: 'print' | 'refresh', act: () => void): TemplateResult {
    const isOff = part === 'refresh' && this.isBusy;
    return html`<button
      type="button"
      class="small"
      part=${part}
      aria-disabled=${isOff}
      @click=${() => isOff || act()}
    >
      ${this.#texts.text(part)}
    </button>`;
  }

  async #read(client: Client, cursor: string | undefined): Promise<Page<Booking>> {
    const [sale] = this.#sale.items ?? [];
    if (!sale || sale.payments.length === 0) return { items: [], next: undefined };
    const { now } = this.#options.showing();
    const stretch = cursor ? nextStretch(Number(cursor), now) : firstStretch(sale, now);
    const page = await readBookings(client, sale, this.#element.accountHolder || 'me', stretch, now);
    this.#looked = stretch.until;
    return page;
  }

  async #refresh(): Promise<void> {
    await this.#sale.load();
    await this.#bookings.load();
    if (!this.#sale.problem && !this.#bookings.problem) this.#record.say(this.#texts.text('refreshed'));
  }

  async #print(sale: SaleRecord): Promise<void> {
    const { printSlip } = await import('./slip.js');
    const { renderRoot } = this.#element;
    const host = (renderRoot as ShadowRoot).host;
    const direction = getComputedStyle(host).direction === 'rtl' ? 'rtl' : 'ltr';
    printSlip({ showing: this.#options.showing(), texts: this.#texts, sale, direction }, renderRoot);
  }
}
