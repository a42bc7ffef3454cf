import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';

type Texts = Pick<Words<'currency'>, 'text'>;

interface InCurrency {
  readonly currency: string;
}

/** Which currency a chart shows. What is in two currencies is never one sum, nor one picture. */
export class Currencies {
  readonly #texts: Texts;
  readonly #onChanged: () => void;
  #chosen = '';

  constructor(texts: Texts, onChanged: () => void) {
    this.#texts = texts;
    this.#onChanged = onChanged;
  }

  /** The one that the reader chose, as long as there is something in it; else that of which there is most. */
  of(things: readonly InCurrency[]): string | undefined {
    const counts = this.#countsOf(things);
    if (counts.has(this.#chosen)) return this.#chosen;
    const [most] = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
    return most?.[0];
  }

  /** The buttons that choose; none where there is no choice. */
  template(things: readonly InCurrency[]): TemplateResult | typeof nothing {
    const all = [...this.#countsOf(things).keys()].toSorted();
    if (all.length < 2) return nothing;
    const shown = this.of(things);
    return html`<div class="tabs" role="group" part="currencies" aria-label=${this.#texts.text('currency')}>
      ${all.map(
        (currency) =>
          html`<button
            type="button"
            part="currency"
            aria-pressed=${currency === shown}
            @click=${() => this.#choose(currency)}
          >
            ${currency}
          </button>`,
      )}
    </div>`;
  }

  #countsOf(things: readonly InCurrency[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { currency } of things) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    return counts;
  }

  #choose(currency: string): void {
    this.#chosen = currency;
    this.#onChanged();
  }
}
