import { html, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { getDailyFigures, type DailySum, type DailyFigures } from '../../../client/operator/index.js';
import { DAY } from '../../../facts/instant.js';
import { amountText } from '../../parts/amount/amount.js';
import { bucketsOf, dayText, middleOf } from '../../parts/chart/buckets.js';
import { chartView, type Bar } from '../../parts/chart/chart-view.js';
import { chartStyles } from '../../parts/chart/chart.css.js';
import { ChartWalk } from '../../parts/chart/chart-walk.js';
import { Currencies } from '../../parts/chart/currencies.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { zoneText } from '../../parts/table/time-text.js';
import type { View } from '../panel/view.js';
import type { BlockOptions, Place } from './block.js';
import type { BlockTexts } from './block-texts.js';

const readMoney = (client: Client, timeZone: string, options: CallOptions): Promise<DailyFigures> =>
  client.call(getDailyFigures, { timeZone }, options);

/** What is reported of one kind, each day of the time, in minor units. */
function daysOf({ first, last }: DailyFigures, figures: readonly DailySum[]) {
  const counted = figures.map(({ day, value }) => ({ at: middleOf(day), value }));
  return bucketsOf(counted, 'UTC', [first, last]).buckets;
}

const sumOf = (figures: readonly { readonly value: number }[]): number =>
  figures.reduce((sum, { value }) => sum + value, 0);

/** What was captured and refunded on each of the last days, in one currency at a time. */
class MoneyChart {
  readonly #texts: BlockTexts;
  readonly #walk: ChartWalk;
  readonly #currencies: Currencies;

  constructor(texts: BlockTexts, onChanged: () => void) {
    this.#texts = texts;
    this.#walk = new ChartWalk(onChanged);
    this.#currencies = new Currencies(texts, onChanged);
  }

  template(view: View, answer: DailyFigures): TemplateResult {
    const { language, timeZone } = view;
    const count = Math.round((Date.parse(answer.last) - Date.parse(answer.first)) / DAY) + 1;
    const zone = zoneText(language, timeZone, Date.parse(answer.takenAt));
    const currency = this.#currencies.of(answer.sums);
    return html`<p class="quiet" part="zone">${this.#texts.text('days-in-zone', { count, zone })}</p>
      ${
        currency
          ? html`${this.#currencies.template(answer.sums)} ${this.#chart(view, answer, currency)}
              <p>${this.#lead(view, count, answer.first)}</p>`
          : html`<p part="none">${this.#texts.text('no-money')}</p>`
      }`;
  }

  #lead(view: View, days: number, from: string): TemplateResult {
    const figure = { kind: 'captured', element: 'florin-payment-operations', days, from };
    return view.leadToFigure(figure, { text: this.#texts.text('see-payments'), part: 'block-open' });
  }

  #chart({ language }: View, answer: DailyFigures, currency: string): TemplateResult {
    const words = this.#texts;
    const own = answer.sums.filter((figure) => figure.currency === currency);
    const [captured, refunded] = (['captured', 'refunded'] as const).map((kind) =>
      daysOf(
        answer,
        own.filter((figure) => figure.kind === kind),
      ),
    ) as [ReturnType<typeof daysOf>, ReturnType<typeof daysOf>];
    const money = (value: number): string => amountText({ value, currency }, language);
    const bars = captured.map(({ day, value }, at): Bar => {
      const back = refunded[at]?.value ?? 0;
      return {
        name: dayText(language, day),
        value,
        text: money(value),
        below: { value: back, text: money(back) },
      };
    });
    const [sum, back] = [money(sumOf(captured)), money(sumOf(refunded))];
    return chartView({
      label: words.text('money-label', { currency, captured: sum, refunded: back }),
      bars,
      walk: this.#walk,
      sums: [words.text('sum-captured', { sum }), words.text('sum-refunded', { sum: back })],
      words: {
        table: words.text('table'),
        name: words.text('day'),
        value: words.text('captured'),
        below: words.text('refunded'),
      },
    });
  }
}

/** The chart as a block. */
export function moneyBlock({ record, texts, viewOf }: Place): BlockOptions<DailyFigures> {
  const chart = new MoneyChart(texts, () => record.update());
  record.adopt(tabsStyles, chartStyles);
  return {
    kind: 'money',
    question: () => [viewOf().timeZone],
    title: () => texts.text('money'),
    load: (client, options) => readMoney(client, viewOf().timeZone, options),
    ready: (answer) => chart.template(viewOf(), answer),
  };
}
