import { html, nothing, type TemplateResult } from 'lit';

import { ChartBox } from '../../parts/chart/chart-box.js';
import { countText } from '../../parts/table/table-words.js';
import type { MoneyFilter } from './money-filter.js';
import type { MoneyList } from './money-list.js';
import { zoneOf, type Showing } from './showing.js';
import type { TransfersRecord } from './transfers-record.js';

type Lines = MoneyList['list']['matching'];

/** Where money in and out is drawn, once the reader opens it: of all rows that the filter asks for, and not of some. */
export class MoneyFigures {
  readonly #record: TransfersRecord;
  readonly #box: ChartBox<'MoneyChart'>;
  /** Of rows that may be very many, sought once and not with each render. */
  #booked: { readonly lines: Lines; readonly booked: Lines } | undefined;
  /** The reader does not want to wait for the rows further back. */
  #isStopped = false;

  constructor(record: TransfersRecord) {
    this.#record = record;
    this.#box = new ChartBox(record, 'MoneyChart');
  }

  /** Whether all rows are wanted. */
  get isWanted(): boolean {
    return this.#box.isOpen && !this.#isStopped;
  }

  template(showing: Showing, list: MoneyList, filter: MoneyFilter): TemplateResult | typeof nothing {
    // A transfer is an order: what it moved is booked, and counted as that.
    if (filter.tab !== 'transactions') return nothing;
    return this.#box.template(
      showing.words.text('figures'),
      () => this.#content(showing, list, filter),
      () => (this.#isStopped = false),
    );
  }

  #content(showing: Showing, { list, readOn }: MoneyList, filter: MoneyFilter): TemplateResult {
    const { words } = showing;
    const isReading = !list.isWhole && !this.#isStopped && !list.trouble;
    const count = countText(showing, this.#record.answer?.items.length ?? 0);
    return html`<div class="stack" aria-busy=${isReading || !this.#box.chart}>
      ${isReading || list.isWhole ? nothing : html`<p class="notice due" part="notice">${words.text('figures-partial')}</p>`}
      <p class="quiet">
        ${words.text(isReading ? 'searching' : 'figures-count', { count })}
        ${list.isWhole ? nothing : this.#way(showing, isReading, readOn)}
      </p>
      ${isReading ? nothing : this.#drawn(showing, list.matching, filter)}
    </div>`;
  }

  /** One button for both ways, so that it keeps the focus. */
  #way({ words }: Showing, isReading: boolean, readOn: () => void): TemplateResult {
    return html`<button
      type="button"
      class="plain"
      part=${isReading ? 'stop' : 'rest'}
      @click=${() => this.#read(!isReading, readOn)}
    >
      ${words.text(isReading ? 'cancel' : 'figures-rest')}
    </button>`;
  }

  #drawn(showing: Showing, lines: Lines, { from, until }: MoneyFilter) {
    if (this.#booked?.lines !== lines)
      this.#booked = { lines, booked: lines.filter(({ status }) => status === 'booked') };
    const { booked } = this.#booked;
    const days = { timeZone: zoneOf(showing), now: showing.now, from, until };
    return this.#box.chart?.flows(booked, days) ?? nothing;
  }

  #read(isWanted: boolean, readOn: () => void): void {
    this.#isStopped = !isWanted;
    if (isWanted) readOn();
    this.#record.update();
  }
}
