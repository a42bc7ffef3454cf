import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Order } from '../../../client/listings/index.js';
import { amountText } from '../../parts/amount/amount.js';
import type { ListWindow } from '../../parts/list-window/list-window.js';
import { pictureView } from '../../parts/listing/picture.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { statusPill } from '../status-pill.js';
import { countText, dayText, piecesOf, type Showing } from '../showing.js';

export interface OrderList extends Showing {
  readonly orders: readonly Order[];
  readonly window: ListWindow;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  onOpen(order: Order): void;
  onMore(): void;
}

function things({ words }: OrderList, { lines }: Order): TemplateResult | typeof nothing {
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

function row(list: OrderList, order: Order, at: number): TemplateResult {
  const { words, language, orders, window, hasMore } = list;
  const { number, createdAt, status, totals } = order;
  return html`<div
    role="listitem"
    class=${window.isKept(at) ? 'kept' : ''}
    data-index=${at}
    aria-posinset=${at + 1}
    aria-setsize=${hasMore ? -1 : orders.length}
    @focusin=${() => window.focus(at)}
    @focusout=${() => window.focus(undefined)}
  >
    <button type="button" class="order" part="order" data-order=${number} @click=${() => list.onOpen(order)}>
      ${pictures(order)}
      <span class="what">
        <span class="number"><bdi>${number}</bdi> ${statusPill(list, status)}</span>
        <span class="things">${things(list, order)}</span>
        <span class="quiet"
          >${dayText(list, createdAt)} ·
          ${words.text('items', { count: countText(list, piecesOf(order)) })}</span
        >
      </span>
      <b class="sum">${amountText(totals.total, language)}</b>
    </button>
  </div>`;
}

export function orderList(list: OrderList): TemplateResult {
  const { words, orders, window, hasMore, isLoadingMore, onMore } = list;
  const drawn = window.indexes.flatMap((at) => {
    const order = orders[at];
    return order ? [{ order, at }] : [];
  });
  return html`<div class="window">
      <div role="list" class="orders" part="orders">
        ${repeat(
          drawn,
          ({ order }) => order.id,
          ({ order, at }) => row(list, order, at),
        )}
      </div>
    </div>
    ${
      hasMore
        ? html`<button
            type="button"
            part="more"
            aria-disabled=${isLoadingMore}
            @click=${() => isLoadingMore || onMore()}
          >
            ${words.text(isLoadingMore ? 'loading' : 'more')}
          </button>`
        : nothing
    }`;
}
