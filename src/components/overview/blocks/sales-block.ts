import { html, nothing, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import { lastDays } from '../../../facts/calendar-days.js';
import { amountText } from '../../parts/amount/amount.js';
import { bucketsOf, dayText } from '../../parts/chart/buckets.js';
import { chartView } from '../../parts/chart/chart-view.js';
import { ChartWalk } from '../../parts/chart/chart-walk.js';
import { Currencies } from '../../parts/chart/currencies.js';
import { chartStyles } from '../../parts/chart/chart.css.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { bestOf } from '../../parts/order/best-sellers.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { dayOf, zoneText } from '../../parts/table/time-text.js';
import type { View } from '../panel/view.js';
import type { BlockOptions, Place } from './block.js';
import type { BlockTexts } from './block-texts.js';
import {
  chartDaysOf,
  DAYS,
  readSales,
  windowsOf,
  type ReadSales,
  type SalesWindow,
} from './sales-windows.js';

/** Listings that are named. */
const BEST = 3;

/** What a seller sold: today, in seven and in thirty days, on each day, and what sold best, in one currency at a time. */
class SalesView {
  readonly #texts: BlockTexts;
  readonly #walk: ChartWalk;
  readonly #currencies: Currencies;

  constructor(texts: BlockTexts, onChanged: () => void) {
    this.#texts = texts;
    this.#walk = new ChartWalk(onChanged);
    this.#currencies = new Currencies(texts, onChanged);
  }

  template(view: View, read: ReadSales): TemplateResult {
    const { language, timeZone } = view;
    const words = this.#texts;
    const totals = read.sold.map(({ total }) => total);
    const currency = this.#currencies.of(totals);
    const zone = zoneText(language, timeZone, read.now);
    return html`<p class="quiet" part="zone">${words.text('days-in-zone', { count: DAYS, zone })}</p>
      ${
        currency
          ? html`${this.#currencies.template(totals)} ${this.#figures(view, read, currency)}`
          : html`<p part="none">${words.text('no-sales')}</p>`
      }
      ${this.#unsent(read)}
      <p>${this.#lead(view, read)}</p>`;
  }

  #figures(view: View, read: ReadSales, currency: string): TemplateResult {
    const own = read.sold.filter(({ total }) => total.currency === currency);
    return html`<dl class="figures">
        ${windowsOf(read, currency, view.timeZone).map((each) => this.#figure(view, each, currency))}
      </dl>
      ${this.#chart(view, read, own, currency)} ${this.#best(view, read, own, currency)}`;
  }

  #figure({ language }: View, { kind, count, value, isLeast, before }: SalesWindow, currency: string) {
    const words = this.#texts;
    const money = (sum: number): string => amountText({ value: sum, currency }, language);
    return html`<div class="figure" part="sold ${kind}" data-kind=${kind}>
      <dt>${words.text(`sold-${kind}`)}</dt>
      <dd>${isLeast ? words.text('at-least', { sum: money(value) }) : money(value)}</dd>
      <dd class="quiet">${words.text('sales-count', { count })}</dd>
      ${
        before === undefined
          ? nothing
          : html`<dd class="quiet">${words.text(`before-${kind}`, { sum: money(before) })}</dd>`
      }
    </div>`;
  }

  #chart({ language, timeZone }: View, read: ReadSales, own: readonly Sale[], currency: string) {
    const words = this.#texts;
    const money = (value: number): string => amountText({ value, currency }, language);
    const counted = own.map(({ createdAt, total }) => ({ at: createdAt, value: total.value }));
    const { buckets } = bucketsOf(counted, timeZone, chartDaysOf(read, timeZone));
    const bars = buckets.map(({ day, value }) => ({
      name: dayText(language, day),
      value,
      text: money(value),
    }));
    const sum = money(buckets.reduce((all, { value }) => all + value, 0));
    return chartView({
      label: words.text('sales-label', { currency, sum }),
      bars,
      walk: this.#walk,
      words: { table: words.text('table'), name: words.text('day'), value: words.text('sold') },
    });
  }

  #best({ language, timeZone }: View, read: ReadSales, own: readonly Sale[], currency: string) {
    const [first] = chartDaysOf(read, timeZone);
    const latest = own.filter(({ createdAt }) => dayOf(createdAt, timeZone) >= first);
    const best = bestOf(latest, BEST);
    if (best.length === 0) return nothing;
    return html`<h3>${this.#texts.text('best')}</h3>
      <ol class="best" part="best">
        ${best.map(
          ({ title, value }) =>
            html`<li>
              <span><bdi>${plainText(title, 120)}</bdi></span>
              <span class="number">${amountText({ value, currency }, language)}</span>
            </li>`,
        )}
      </ol>`;
  }

  #unsent({ sold }: ReadSales): TemplateResult | typeof nothing {
    const count = sold.filter(({ status }) => status === 'paid').length;
    return count > 0 ? html`<p part="unsent">${this.#texts.text('unsent', { count })}</p>` : nothing;
  }

  #lead(view: View, { now }: ReadSales): TemplateResult {
    const [{ day: from } = { day: '' }] = lastDays(now, DAYS, view.timeZone);
    const figure = { kind: 'sold', element: 'florin-sales', days: DAYS, from };
    return view.leadToFigure(figure, { text: this.#texts.text('see-sales'), part: 'block-open' });
  }
}

/** The sales as a block. */
export function salesBlock({ record, texts, viewOf }: Place): BlockOptions<ReadSales> {
  const sales = new SalesView(texts, () => record.update());
  record.adopt(tabsStyles, chartStyles);
  return {
    kind: 'sales',
    question: () => [viewOf().timeZone],
    title: () => texts.text('sales'),
    load: (client, options) => readSales(client, viewOf().now, viewOf().timeZone, options),
    ready: (answer) => sales.template(viewOf(), answer),
  };
}
