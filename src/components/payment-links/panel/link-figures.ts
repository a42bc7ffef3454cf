import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import type { CountChart } from '../../parts/chart/count-chart.js';
import { dayOf, ownZone } from '../../parts/table/time-text.js';
import { idOf, type LinkBook, type LinksRecord } from './links-record.js';
import type { Showing } from './showing.js';
import { standingOf } from './standing.js';

/** How many of the links that were made are paid, by the day they were made, once the reader opens it. */
export class LinkFigures {
  readonly #record: LinksRecord;
  readonly #book: LinkBook;
  #chart: CountChart | undefined;
  #isOpen = false;

  constructor(record: LinksRecord, book: LinkBook) {
    this.#record = record;
    this.#book = book;
  }

  /** Whether the platform is to be asked how each link stands. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  template(showing: Showing, links: readonly PaymentLinkRecord[], isWhole: boolean): TemplateResult {
    const { words } = showing;
    return html`<details class="stack" part="figures" ?open=${this.#isOpen} @toggle=${this.#onToggle}>
      <summary>${words.text('figures')}</summary>
      ${
        this.#isOpen
          ? html`${isWhole ? nothing : html`<p class="quiet">${words.text('figures-partial')}</p>`}
            ${this.#drawn(showing, links)}`
          : nothing
      }
    </details>`;
  }

  /** Of links of which it is known: one that the platform said nothing of is neither. */
  #drawn({ words, now }: Showing, links: readonly PaymentLinkRecord[]) {
    const known = links.flatMap((link) => {
      const standing = standingOf(link, this.#book.of(idOf(link)));
      return standing === undefined || link.id === undefined ? [] : [{ at: link.askedAt, standing }];
    });
    const [zone, timesOf] = [
      ownZone(),
      (isPaid: boolean) =>
        known.filter(({ standing }) => (standing === 'paid') === isPaid).map(({ at }) => at),
    ];
    const today = dayOf(now, zone);
    const first = known.map(({ at }) => dayOf(at, zone)).toSorted()[0] ?? today;
    return (
      this.#chart?.template({
        title: words.text('figures-title'),
        up: { what: words.text('standing-paid'), at: timesOf(true) },
        down: { what: words.text('unpaid'), at: timesOf(false) },
        timeZone: zone,
        span: [first < today ? first : today, today],
      }) ?? nothing
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
