import { html, nothing, type TemplateResult } from 'lit';

import { DAY } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import type { CountChart } from '../../parts/chart/count-chart.js';
import { dayOf } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import { HIT_DAYS, type Hits } from '../panel/hits.js';
import type { RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';

export interface HitsOptions {
  readonly words: Words<Word>;
  readonly hits: Hits;
  showing(): Showing;
}

/** How often a rule was triggered, and on which days, once the reader opens that. */
export class HitsView {
  readonly #record: RulesRecord;
  readonly #options: HitsOptions;
  #chart: CountChart | undefined;
  #isOpen = false;

  constructor(record: RulesRecord, options: HitsOptions) {
    this.#record = record;
    this.#options = options;
  }

  template(id: string): TemplateResult | typeof nothing {
    const { words, hits, showing } = this.#options;
    if (!hits.isOpen) return nothing;
    hits.see();
    const { known, hasFailed } = hits;
    const at = known?.at.get(id) ?? [];
    return html`<section class="trial" part="rule-hits" aria-labelledby="hits-title">
      <h3 id="hits-title">${words.text('hits-title')}</h3>
      ${
        hasFailed
          ? hits.missingView(showing().words.text('hits-missing'))
          : html`<p>${known ? words.text('hits-count', { count: at.length }) : words.text('looking')}</p>`
      }
      ${known?.isCut ? html`<p class="notice due">${showing().words.text('hits-cut')}</p>` : nothing}
      ${
        at.length > 0
          ? html`<details part="figures" ?open=${this.#isOpen} @toggle=${this.#onToggle}>
              <summary>${words.text('hits-chart')}</summary>
              ${this.#isOpen ? this.#drawn(at) : nothing}
            </details>`
          : nothing
      }
    </section>`;
  }

  #drawn(at: readonly string[]) {
    const { words, showing } = this.#options;
    const { now } = showing();
    const span = [dayOf(now - (HIT_DAYS - 1) * DAY, 'UTC'), dayOf(now, 'UTC')] as const;
    return (
      this.#chart?.template({ up: { what: words.text('hits-what'), at }, timeZone: 'UTC', span }) ?? nothing
    );
  }

  readonly #onToggle = ({ target }: Event): void => {
    this.#isOpen = (target as HTMLDetailsElement).open;
    if (this.#isOpen && !this.#chart) void this.#load();
    this.#record.update();
  };

  async #load(): Promise<void> {
    const { charts } = await import('../../parts/chart/charts.js');
    this.#chart ??= new charts.CountChart(this.#record);
    this.#record.update();
  }
}
