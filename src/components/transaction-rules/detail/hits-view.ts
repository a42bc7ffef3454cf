import { html, nothing, type TemplateResult } from 'lit';

import { DAY } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import { ChartBox } from '../../parts/chart/chart-box.js';
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
  readonly #options: HitsOptions;
  readonly #box: ChartBox<'CountChart'>;

  constructor(record: RulesRecord, options: HitsOptions) {
    this.#options = options;
    this.#box = new ChartBox(record, 'CountChart');
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
      ${at.length > 0 ? this.#box.template(words.text('hits-chart'), () => this.#drawn(at)) : nothing}
    </section>`;
  }

  #drawn(at: readonly string[]) {
    const { words, showing } = this.#options;
    const { now } = showing();
    const span = [dayOf(now - (HIT_DAYS - 1) * DAY, 'UTC'), dayOf(now, 'UTC')] as const;
    return (
      this.#box.chart?.template({ up: { what: words.text('hits-what'), at }, timeZone: 'UTC', span }) ??
      nothing
    );
  }
}
