import { html, nothing, type TemplateResult } from 'lit';

import { minorDigits, type Amount } from '../../../client/index.js';
import { amountText } from '../amount/amount.js';
import type { ListingWords } from './listing-words.js';

/** Whether a number is of whole minor units, of which nothing is owed. */
export const isMinorUnits = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** An amount that can be shown and asked for; undefined where it is no whole number of a known currency's minor units. */
export function validPrice(price: Partial<Amount> | undefined): Amount | undefined {
  const { value, currency } = price ?? {};
  const isValid = typeof currency === 'string' && minorDigits(currency) !== undefined && isMinorUnits(value);
  return isValid ? { value: value as number, currency } : undefined;
}

export interface Priced {
  readonly price: Amount;
  readonly compareAtPrice?: Amount | undefined;
}

/** What a thing cost before, where it costs less now. */
export function priceBefore({ price, compareAtPrice }: Priced): Amount | undefined {
  const [now, before] = [validPrice(price), validPrice(compareAtPrice)];
  return now && before && before.currency === now.currency && before.value > now.value ? before : undefined;
}

/** A price in the reader's notation, struck out beside it what it was; said in words to screen readers. */
export function priceView(priced: Priced, words: ListingWords, language: string): TemplateResult {
  const price = validPrice(priced.price);
  if (!price) return html`<span class="price none" part="price">${words.text('price-unavailable')}</span>`;
  const before = priceBefore(priced);
  return html`<span class="price" part="price"
    ><b class=${before ? 'reduced' : ''}>${amountText(price, language)}</b>${
      before
        ? html` <s
            part="compare-at-price"
            aria-label=${words.text('price-before', { price: amountText(before, language) })}
            >${amountText(before, language)}</s
          >`
        : nothing
    }</span
  >`;
}
