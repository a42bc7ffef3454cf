import { html, nothing, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { bucketsOf, periodText } from '../../parts/chart/buckets.js';
import { chartStyles } from '../../parts/chart/chart.css.js';
import { chartView } from '../../parts/chart/chart-view.js';
import { ChartWalk } from '../../parts/chart/chart-walk.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { dayOf } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/sales/figures/en.js';
import type { SalesFilter } from '../panel/sales-filter.js';
import type { SalesRecord } from '../panel/sales-record.js';
import { zoneOf, type Showing } from '../panel/showing.js';
import { isSold } from '../../parts/order/is-sold.js';
import { bestOf } from '../../parts/order/best-sellers.js';

/** Listings in the table of what sells best. */
const MOST = 10;

export interface FiguresOptions {
  showing(): Showing;
  /** The reader wants to see the sales of one listing. */
  onListing(listing: string): void;
}

/** Sales over time and what sells best, in each currency. Loaded when the reader asks for it. */
export class Figures {
  readonly #texts: Words<keyof typeof english>;
  readonly #options: FiguresOptions;
  readonly #record: SalesRecord;
  readonly #walks = new Map<string, ChartWalk>();

  constructor(record: SalesRecord, options: FiguresOptions) {
    this.#record = record;
    this.#options = options;
    this.#texts = record.wordsOf(english);
    record.adopt(chartStyles);
  }

  /** @param isWhole - Whether the sales are all there are. */
  template(sales: readonly Sale[], isWhole: boolean, filter: SalesFilter): TemplateResult {
    const sold = sales.filter(isSold);
    const currencies = [...new Set(sold.map(({ total }) => total.currency))].toSorted();
    return html`<div class="stack" part="figures">
      <p class="quiet">${this.#texts.text('counts')} ${isWhole ? nothing : this.#texts.text('not-whole')}</p>
      ${
        currencies.length === 0
          ? html`<p>${this.#texts.text('none')}</p>`
          : currencies.map((currency) => {
              const own = sold.filter(({ total }) => total.currency === currency);
              return html`<section class="record">
                ${this.#chart(own, currency, filter)} ${this.#best(own, currency)}
              </section>`;
            })
      }
    </div>`;
  }

  #walkOf(currency: string): ChartWalk {
    const walk = this.#walks.get(currency) ?? new ChartWalk(() => this.#record.update());
    this.#walks.set(currency, walk);
    return walk;
  }

  #chart(sales: readonly Sale[], currency: string, { from, until }: SalesFilter): TemplateResult {
    const showing = this.#options.showing();
    const zone = zoneOf(showing);
    const counted = sales.map(({ createdAt, total }) => ({ at: createdAt, value: total.value }));
    const days = counted.map(({ at }) => dayOf(at, zone)).toSorted();
    const last = until || dayOf(showing.now, zone);
    const { unit, buckets } = bucketsOf(counted, zone, [from || (days[0] ?? last), last]);
    const bars = buckets.map(({ day, value }) => ({
      name: periodText(showing.language, day, unit),
      value,
      text: amountText({ value, currency }, showing.language),
    }));
    const top = bars.reduce((most, bar) => (bar.value > most.value ? bar : most), bars[0]!);
    const title = this.#texts.text(`per-${unit}`, { currency });
    return html`<h3>${title}</h3>
      ${chartView({
        label: this.#texts.text('highest', { title, period: top.name, amount: top.text }),
        bars,
        walk: this.#walkOf(currency),
        words: {
          table: this.#texts.text('table'),
          name: this.#texts.text(unit),
          value: this.#texts.text('amount'),
        },
      })}`;
  }

  #best(sales: readonly Sale[], currency: string): TemplateResult {
    const { language } = this.#options.showing();
    const count = new Intl.NumberFormat(language);
    return html`<h3 id="best-${currency}">${this.#texts.text('best', { currency })}</h3>
      <table class="plain-table" part="best" aria-labelledby="best-${currency}">
        <thead>
          <tr>
            <th scope="col">${this.#texts.text('item')}</th>
            <th scope="col" class="figure">${this.#texts.text('pieces')}</th>
            <th scope="col" class="figure">${this.#texts.text('amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${bestOf(sales, MOST).map(
            ({ listingId, title, pieces, value }) =>
              html`<tr>
                <th scope="row">
                  <button type="button" class="plain" @click=${() => this.#options.onListing(listingId)}>
                    <bdi>${plainText(title, 120)}</bdi>
                  </button>
                </th>
                <td class="figure">${count.format(pieces)}</td>
                <td class="figure">${amountText({ value, currency }, language)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
  }
}
