import { html, nothing, type TemplateResult } from 'lit';

import { ChartBox } from '../../parts/chart/chart-box.js';
import type { CardsRecord } from './cards-record.js';
import type { IssuedCard } from './issued-card.js';
import type { Showing } from './showing.js';
import type { Spending } from './spending.js';

/** Thinner bars could not be told apart. */
const MOST = 62;

/** What was spent with each card of the list this month, drawn once the reader opens it. */
export class SpendingView {
  readonly #spending: Spending;
  readonly #box: ChartBox<'MoneyChart'>;

  constructor(record: CardsRecord, spending: Spending) {
    this.#spending = spending;
    this.#box = new ChartBox(record, 'MoneyChart');
  }

  template({ words }: Showing, cards: readonly IssuedCard[]): TemplateResult | typeof nothing {
    const { isOpen, known } = this.#spending;
    if (!isOpen) return nothing;
    return html`${this.#spending.missingView(words.text('spent-missing'))}
    ${known?.isCut ? html`<p class="notice due" part="notice">${words.text('spent-cut')}</p>` : nothing}
    ${known ? this.#box.template(words.text('figures'), () => this.#drawn(words, cards)) : nothing}`;
  }

  /** The card that most was spent with first. */
  #drawn(words: Showing['words'], cards: readonly IssuedCard[]) {
    const spent = cards
      .flatMap(({ id, name }) => (this.#spending.known?.of.get(id) ?? []).map((amount) => ({ name, amount })))
      .toSorted((one, other) => other.amount.value - one.amount.value);
    const named = {
      title: words.text('spent-title'),
      name: words.text('column-card'),
      value: words.text('column-spent'),
    };
    return this.#box.chart?.each(named, spent.slice(0, MOST)) ?? nothing;
  }
}
