import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

import { amountInput, formatAmount, parseAmount } from '../../../client/index.js';
import { amountText } from '../../parts/amount/amount.js';
import type { CatalogueState } from '../query/catalogue-state.js';
import type { View } from '../source/view.js';
import type { CatalogueWords } from '../words/catalogue-words.js';

export interface PriceFilterOptions {
  readonly words: CatalogueWords;
  language(): string;
  state(): CatalogueState;
  onNarrow(changed: Partial<CatalogueState>): void;
}

type End = 'minPrice' | 'maxPrice';

/** The range in words. */
export function priceRangeText(words: CatalogueWords, state: CatalogueState, language: string): string {
  const { minPrice, maxPrice, currency } = state;
  const text = (value: number): string => amountText({ value, currency }, language);
  if (minPrice !== undefined && maxPrice !== undefined)
    return words.text('between', { low: text(minPrice), high: text(maxPrice) });
  return minPrice === undefined
    ? words.text('up-to', { price: text(maxPrice ?? 0) })
    : words.text('from', { price: text(minPrice) });
}

/** Narrows by price, written as the reader writes prices. */
export class PriceFilter {
  readonly #host: ReactiveControllerHost;
  readonly #options: PriceFilterOptions;
  /** What stands in a field and is no price. */
  #wrong: Partial<Record<End, string>> = {};
  #currency = '';

  constructor(host: ReactiveControllerHost, options: PriceFilterOptions) {
    this.#host = host;
    this.#options = options;
  }

  template(view: View | undefined): TemplateResult | typeof nothing {
    const { words, state } = this.#options;
    this.#currency =
      view?.prices?.currency ?? (state().currency || this.#currency || (view?.at(0)?.price.currency ?? ''));
    if (!this.#currency) return nothing;
    const onSubmit = (event: Event): void => {
      event.preventDefault();
      this.#apply(event.currentTarget as HTMLFormElement);
    };
    return html`<form class="facet" part="price-range" aria-labelledby="facet-price" @submit=${onSubmit}>
      <h3 id="facet-price">${words.text('price')} <span class="quiet">${this.#currency}</span></h3>
      <div class="ends">
        ${this.#field('minPrice', view?.prices?.lowest)}<span aria-hidden="true">–</span>${this.#field(
          'maxPrice',
          view?.prices?.highest,
        )}
      </div>
      ${this.#problem()}
      <button type="submit">${words.text('apply')}</button>
    </form>`;
  }

  #field(end: End, bound: number | undefined): TemplateResult {
    const { words, state } = this.#options;
    const value = state()[end];
    const written = this.#wrong[end] ?? (value === undefined ? '' : this.#write(value));
    return html`<input
      name=${end}
      inputmode="decimal"
      autocomplete="off"
      dir="ltr"
      maxlength="20"
      aria-label=${words.text(end === 'minPrice' ? 'lowest' : 'highest')}
      aria-invalid=${this.#wrong[end] === undefined ? nothing : 'true'}
      aria-describedby=${this.#wrong[end] === undefined ? nothing : 'price-problem'}
      placeholder=${bound === undefined ? '' : this.#write(bound)}
      .value=${written}
    />`;
  }

  #problem(): TemplateResult | typeof nothing {
    if (Object.keys(this.#wrong).length === 0) return nothing;
    const { words, language } = this.#options;
    const example = formatAmount({ value: 2550, currency: this.#currency }, language());
    return html`<p id="price-problem" class="problem" role="alert">
      ${words.text('not-a-price', { example })}
    </p>`;
  }

  #write(value: number): string {
    return amountInput({ value, currency: this.#currency }, this.#options.language());
  }

  #read(form: HTMLFormElement, end: End): number | undefined {
    const written = form.querySelector<HTMLInputElement>(`[name=${end}]`)?.value.trim() ?? '';
    if (written === '') return undefined;
    const price = parseAmount(written, this.#currency, this.#options.language());
    if (price !== undefined) return price;
    this.#wrong = { ...this.#wrong, [end]: written };
    return undefined;
  }

  #apply(form: HTMLFormElement): void {
    this.#wrong = {};
    const [low, high] = [this.#read(form, 'minPrice'), this.#read(form, 'maxPrice')];
    if (Object.keys(this.#wrong).length > 0) {
      this.#host.requestUpdate();
      const field = 'minPrice' in this.#wrong ? 'minPrice' : 'maxPrice';
      form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
      return;
    }
    // The higher price entered first means the same.
    const isTurned = low !== undefined && high !== undefined && low > high;
    const [minPrice, maxPrice] = isTurned ? [high, low] : [low, high];
    const currency = (minPrice ?? maxPrice) === undefined ? '' : this.#currency;
    this.#options.onNarrow({ minPrice, maxPrice, currency });
  }
}
