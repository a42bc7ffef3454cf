import { html, nothing, type TemplateResult } from 'lit';

import type { Order } from '../../../client/listings/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { pictureView } from '../../parts/listing/picture.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { countText } from '../../parts/table/table-words.js';
import type { Word as ListWord } from '../../../words/compiled/order-history/list/en.js';
import { dayText, piecesOf, type Showing } from '../showing.js';
import { statusPill } from '../status-pill.js';

/** The same with the words of the list. */
export interface ListShowing {
  readonly showing: Showing;
  readonly words: Pick<Words<ListWord>, 'text'>;
}

function things({ words }: ListShowing, { lines }: Order): TemplateResult | typeof nothing {
  const [first, ...others] = lines;
  if (!first) return nothing;
  const title = html`<bdi>${plainText(first.title, 120)}</bdi>`;
  if (others.length === 0) return title;
  const [before = '', after = ''] = words.text('and-more', { title: '\0' }).split('\0');
  return html`${before}${title}${after}`;
}

/** Pictures of the first things, one over the edge of the other. */
const pictures = ({ lines }: Order): TemplateResult =>
  html`<span class="pictures" aria-hidden="true"
    >${lines.slice(0, 3).map(({ image }) => pictureView({ image, sizes: '64px' }))}</span
  >`;

export function orderColumns(list: ListShowing): readonly Column<Order>[] {
  const { words, showing } = list;
  return [
    {
      name: 'order',
      label: words.text('column-order'),
      width: '2fr',
      cell: ({ number, status }) =>
        html`<span class="number"><bdi>${number}</bdi> ${statusPill(showing, status)}</span>`,
    },
    {
      name: 'items',
      label: words.text('column-items'),
      width: '3fr',
      cell: (order) =>
        html`<span class="goods">${pictures(order)}<span class="things">${things(list, order)}</span></span>`,
    },
    {
      name: 'date',
      label: words.text('column-date'),
      width: '2fr',
      cell: (order) =>
        html`<span class="quiet"
          >${dayText(showing, order.createdAt)} ·
          <span class="pieces"
            >${words.text('items', { count: countText(showing, piecesOf(order)) })}</span
          ></span
        >`,
    },
    {
      name: 'total',
      label: words.text('column-total'),
      isFigure: true,
      cell: ({ totals }) => html`<b class="sum">${amountText(totals.total, showing.language)}</b>`,
    },
  ];
}
