import { html, nothing, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { totalsView } from '../../parts/table/totals-view.js';
import type { Showing } from './showing.js';
import { totalsOf } from './standing.js';

/** What the sales come to, in each currency; said to be so far where more may follow. */
export function salesTotals(
  { words, language }: Showing,
  sales: readonly Sale[],
  isWhole: boolean,
): TemplateResult {
  const lines = totalsOf(sales).map(({ count, sold, beside }) => ({
    term: words.text('total-of', { currency: sold.currency, count }),
    sum: amountText(sold, language),
    ...(beside.value > 0 && { note: words.text('total-beside', { amount: amountText(beside, language) }) }),
  }));
  return html`${totalsView(words.text('totals'), lines)}
  ${isWhole || lines.length === 0 ? nothing : html`<p class="quiet">${words.text('so-far')}</p>`}`;
}
