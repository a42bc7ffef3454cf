import { html, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { nameOf, piecesOf } from './sales-record.js';
import { shortTime, statusText, statusView, type Showing } from './showing.js';

const byText = (one: string, other: string): number => one.localeCompare(other);

/** Amounts of one currency are together; nothing is compared across currencies. */
const byTotal = ({ total: one }: Sale, { total: other }: Sale): number =>
  byText(one.currency, other.currency) || one.value - other.value;

/** The first item by its title, how many others there are, and how many pieces in all. */
function itemsView({ words }: Showing, sale: Sale): TemplateResult {
  const [first, ...others] = sale.lines;
  const more = others.length > 0 ? words.text('and-more', { count: others.length }) : '';
  return html`<span class="what"
    ><span><bdi>${plainText(first?.title ?? '', 120)}</bdi> ${more}</span>
    <span class="quiet">${words.text('pieces', { count: piecesOf(sale) })}</span></span
  >`;
}

export function saleColumns(showing: Showing): readonly Column<Sale>[] {
  const { words, language } = showing;
  return [
    {
      name: 'order',
      label: words.text('column-order'),
      width: '1.1fr',
      compare: (one, other) => byText(one.number, other.number),
      cell: (sale) => html`<bdi class="strong">${nameOf(sale)}</bdi>`,
    },
    {
      name: 'date',
      label: words.text('column-date'),
      width: '1.1fr',
      compare: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
      cell: ({ createdAt }) => shortTime(showing, createdAt),
    },
    {
      name: 'items',
      label: words.text('column-items'),
      width: '2fr',
      cell: (sale) => itemsView(showing, sale),
    },
    {
      name: 'buyer',
      label: words.text('column-buyer'),
      width: '1.3fr',
      cell: ({ buyer }) => html`<bdi>${plainText(buyer, 80)}</bdi>`,
    },
    {
      name: 'total',
      label: words.text('column-total'),
      isFigure: true,
      compare: byTotal,
      cell: ({ total }) => html`<span class="strong">${amountText(total, language)}</span>`,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      width: '1.1fr',
      compare: (one, other) => byText(statusText(showing, one.status), statusText(showing, other.status)),
      cell: ({ status }) => statusView(showing, status),
    },
  ];
}
