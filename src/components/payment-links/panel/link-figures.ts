import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import { ChartBox } from '../../parts/chart/chart-box.js';
import { dayOf, ownZone } from '../../parts/table/time-text.js';
import { idOf, type LinkBook, type LinksRecord } from './links-record.js';
import type { Showing } from './showing.js';
import { standingOf } from './standing.js';

/** How many of the links that were made are paid, by the day they were made, once the reader opens it. */
export class LinkFigures {
  readonly #book: LinkBook;
  readonly #box: ChartBox<'CountChart'>;

  constructor(record: LinksRecord, book: LinkBook) {
    this.#book = book;
    this.#box = new ChartBox(record, 'CountChart');
  }

  /** Whether the platform is to be asked how each link stands. */
  get isOpen(): boolean {
    return this.#box.isOpen;
  }

  template(showing: Showing, links: readonly PaymentLinkRecord[], isWhole: boolean): TemplateResult {
    const { words } = showing;
    return this.#box.template(
      words.text('figures'),
      () =>
        html`${isWhole ? nothing : html`<p class="quiet">${words.text('figures-partial')}</p>`}
        ${this.#drawn(showing, links)}`,
    );
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
      this.#box.chart?.template({
        title: words.text('figures-title'),
        up: { what: words.text('standing-paid'), at: timesOf(true) },
        down: { what: words.text('unpaid'), at: timesOf(false) },
        timeZone: zone,
        span: [first < today ? first : today, today],
      }) ?? nothing
    );
  }
}
