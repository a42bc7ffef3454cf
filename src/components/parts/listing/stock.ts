import { html, nothing, type TemplateResult } from 'lit';

import { validPrice, type Priced } from './price.js';
import type { ListingWords } from './listing-words.js';

export interface Stocked extends Priced {
  readonly stock: number;
  readonly status: string;
}

/** `few`: five pieces or less. */
export type Stock = 'in-stock' | 'few-left' | 'sold-out';

export function stockOf({ stock, status }: Pick<Stocked, 'stock' | 'status'>): Stock {
  if (status !== 'active' || !(stock > 0)) return 'sold-out';
  return stock > 5 ? 'in-stock' : 'few-left';
}

/** Whether a shopper can have it: there is some, and it is known what it costs. */
export const isBuyable = (listing: Stocked): boolean =>
  stockOf(listing) !== 'sold-out' && validPrice(listing.price) !== undefined;

/** Says that a thing is gone or nearly so; where there is plenty, nothing. */
export function stockBadge(
  listing: Stocked,
  words: ListingWords,
  language: string,
): TemplateResult | typeof nothing {
  const stock = stockOf(listing);
  if (stock === 'in-stock') return nothing;
  const count = new Intl.NumberFormat(language).format(listing.stock);
  return html`<span class="stock ${stock}" part="stock ${stock}">${words.text(stock, { count })}</span>`;
}
