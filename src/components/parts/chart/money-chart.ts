import { html, type TemplateResult } from 'lit';

import { words as english } from '../../../words/compiled/parts/chart/en.js';
import type { Amount } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../amount/amount.js';
import type { RecordController } from '../record/record-controller.js';
import type { FailedEvent } from '../record/record-options.js';
import type { RecordView } from '../record/record-view.js';
import { tabsStyles } from '../table/tabs.css.js';
import { dayOf } from '../table/time-text.js';
import { periodText } from './buckets.js';
import { chartStyles } from './chart.css.js';
import { chartView } from './chart-view.js';
import { ChartWalk } from './chart-walk.js';
import { Currencies } from './currencies.js';
import { flowsOf, levelsOf, type Days, type Moved } from './series.js';

type Flows = ReturnType<typeof flowsOf>;
type AnyRecord = RecordController<unknown, RecordView<unknown>, FailedEvent>;
/** What a chart needs of the record that it stands in. */
export type ChartPlace = Pick<AnyRecord, 'adopt' | 'language' | 'update' | 'wordsOf'>;

/** What a chart of things shows, and the heads of its table. */
export interface Named {
  readonly title: string;
  readonly name: string;
  readonly value: string;
}

/** One thing, and the money that goes with it. */
export interface MoneyOf {
  readonly name: string;
  readonly amount: Amount;
}

/** Money over time or of several things, in one currency at a time, with the same figures as a table. Loaded when the reader asks for it. */
export class MoneyChart {
  readonly #place: ChartPlace;
  readonly #texts: Words<keyof typeof english>;
  readonly #walk: ChartWalk;
  readonly #currencies: Currencies;
  /** Counted once for what moved, and not with each key that walks the chart. */
  #flows: { readonly moved: readonly Moved[]; readonly key: string; readonly of: Flows } | undefined;

  constructor(place: ChartPlace) {
    this.#place = place;
    this.#texts = place.wordsOf(english);
    this.#walk = new ChartWalk(() => place.update());
    this.#currencies = new Currencies(this.#texts, () => place.update());
    place.adopt(tabsStyles, chartStyles);
  }

  /** What came in and what went out. */
  flows(moved: readonly Moved[], days: Days): TemplateResult {
    const texts = this.#texts;
    const { language } = this.#place;
    const amounts = moved.map(({ amount }) => amount);
    const currency = this.#currencies.of(amounts);
    if (currency === undefined) return html`<p part="none">${texts.text('none')}</p>`;
    const { unit, flows } = this.#flowsOf(moved, currency, days);
    const money = (value: number): string => amountText({ value, currency }, language);
    const sumText = (name: 'in' | 'out', sum: number): string =>
      texts.text(`sum-${name}`, { sum: money(sum) });
    const sums = [
      sumText(
        'in',
        flows.reduce((sum, { paidIn }) => sum + paidIn, 0),
      ),
      sumText(
        'out',
        flows.reduce((sum, { paidOut }) => sum + paidOut, 0),
      ),
    ] as const;
    const title = texts.text(`flows-${unit}`, { currency });
    return html`${this.#currencies.template(amounts)}
      <p>${title}</p>
      ${chartView({
        label: texts.text('flows-label', { title, in: sums[0], out: sums[1] }),
        bars: flows.map(({ day, paidIn, paidOut }) => ({
          name: periodText(language, day, unit),
          value: paidIn,
          text: money(paidIn),
          below: { value: paidOut, text: money(paidOut) },
        })),
        walk: this.#walk,
        sums,
        words: {
          table: texts.text('table'),
          name: texts.text(unit),
          value: texts.text('in'),
          below: texts.text('out'),
        },
      })}`;
  }

  #flowsOf(moved: readonly Moved[], currency: string, days: Days): Flows {
    const { timeZone, now, from, until } = days;
    const key = JSON.stringify([currency, timeZone, from, until, dayOf(now, timeZone)]);
    if (this.#flows?.moved !== moved || this.#flows.key !== key) {
      const own = moved.filter(({ amount }) => amount.currency === currency);
      this.#flows = { moved, key, of: flowsOf(own, days) };
    }
    return this.#flows.of;
  }

  /** Money of each thing, in the order in which they are given. */
  each(what: Named, things: readonly MoneyOf[]): TemplateResult {
    const texts = this.#texts;
    const { language } = this.#place;
    const amounts = things.map(({ amount }) => amount);
    const currency = this.#currencies.of(amounts);
    if (currency === undefined) return html`<p part="none">${texts.text('none')}</p>`;
    const own = things.filter(({ amount }) => amount.currency === currency);
    const money = (value: number): string => amountText({ value, currency }, language);
    const title = texts.text('each', { what: what.title, currency });
    const sum = money(own.reduce((all, { amount }) => all + amount.value, 0));
    return html`${this.#currencies.template(amounts)}
      <p>${title}</p>
      ${chartView({
        label: texts.text('each-label', { title, sum }),
        bars: own.map(({ name, amount }) => ({ name, value: amount.value, text: money(amount.value) })),
        walk: this.#walk,
        words: { table: texts.text('table'), name: what.name, value: what.value },
      })}`;
  }

  /** What was there at the end of each day, counted back from what is there now: below zero, it was owed. */
  levels(what: string, moved: readonly Moved[], now: readonly Amount[], days: Days): TemplateResult {
    const texts = this.#texts;
    const { language } = this.#place;
    const currency = this.#currencies.of(now);
    const level = now.find((amount) => amount.currency === currency);
    if (currency === undefined || !level) return html`<p part="none">${texts.text('none')}</p>`;
    const own = moved.filter(({ amount }) => amount.currency === currency);
    const { unit, levels } = levelsOf(own, level.value, days);
    const bars = levels.map(({ day, value }) => ({
      name: periodText(language, day, unit),
      value,
      text: amountText({ value, currency }, language),
    }));
    const [first, last] = [bars[0]!, bars.at(-1)!];
    const title = texts.text(`levels-${unit}`, { what, currency });
    const ends = { first: first.name, from: first.text, last: last.name, until: last.text };
    return html`${this.#currencies.template(now)}
      <p>${title}</p>
      ${chartView({
        label: texts.text('levels-label', { title, ...ends }),
        bars,
        walk: this.#walk,
        words: { table: texts.text('table'), name: texts.text(unit), value: what },
      })}`;
  }
}
