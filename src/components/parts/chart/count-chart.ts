import type { TemplateResult } from 'lit';

import { words as english } from '../../../words/compiled/parts/chart/en.js';
import type { Words } from '../../base/words.js';
import { bucketsOf, periodText, type Buckets } from './buckets.js';
import { chartStyles } from './chart.css.js';
import { chartView } from './chart-view.js';
import { ChartWalk } from './chart-walk.js';
import type { ChartPlace } from './money-chart.js';

/** What is counted, each time that it happened. */
export interface Times {
  readonly what: string;
  readonly at: readonly string[];
}

export interface Counting {
  /** What is counted as a whole, before “per day”. Left out: what goes up. */
  readonly title?: string;
  readonly up: Times;
  /** What goes down from the line. */
  readonly down?: Times;
  readonly timeZone: string;
  /** The first and the last day, `2026-11-21`. */
  readonly span: readonly [string, string];
}

const sumOf = ({ buckets }: Buckets): number => buckets.reduce((sum, { count }) => sum + count, 0);

/** How often something happened, with the same figures as a table. Loaded when the reader asks for it. */
export class CountChart {
  readonly #place: ChartPlace;
  readonly #texts: Words<keyof typeof english>;
  readonly #walk: ChartWalk;

  constructor(place: ChartPlace) {
    this.#place = place;
    this.#texts = place.wordsOf(english);
    this.#walk = new ChartWalk(() => place.update());
    place.adopt(chartStyles);
  }

  template({ up, down, title = up.what, timeZone, span }: Counting): TemplateResult {
    const texts = this.#texts;
    const { language } = this.#place;
    const bucketed = ({ at }: Times) =>
      bucketsOf(
        at.map((each) => ({ at: each, value: 1 })),
        timeZone,
        span,
      );
    const above = bucketed(up);
    const { unit } = above;
    const below = down && bucketed(down);
    const countText = (count: number): string => new Intl.NumberFormat(language).format(count);
    const sumText = ({ what }: Times, buckets: Buckets): string =>
      texts.text('count-sum', { what, count: sumOf(buckets) });
    const sums = [sumText(up, above), ...(down && below ? [sumText(down, below)] : [])];
    return chartView({
      label: texts.text('count-label', {
        title: texts.text(`count-${unit}`, { what: title }),
        sums: new Intl.ListFormat(language).format(sums),
      }),
      bars: above.buckets.map(({ day, count }, at) => {
        const downs = below?.buckets[at]?.count ?? 0;
        return {
          name: periodText(language, day, unit),
          value: count,
          text: countText(count),
          ...(below && { below: { value: downs, text: countText(downs) } }),
        };
      }),
      walk: this.#walk,
      ...(sums.length > 1 && { sums: sums as [string, string] }),
      words: {
        table: texts.text('table'),
        name: texts.text(unit),
        value: up.what,
        ...(down && { below: down.what }),
      },
    });
  }
}
