import { html, nothing, type TemplateResult } from 'lit';

import type { Order, OrderLine } from '../../../client/listings/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { listingAddress } from '../../parts/listing/listing-address.js';
import { pictureView } from '../../parts/listing/picture.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { statusPill } from '../status-pill.js';
import { countText, momentText, numberText } from '../showing.js';
import type { DetailShowing } from './detail-showing.js';
import type { Paper } from './paper.js';
import type { Difference } from './reorder.js';
import { timelineView } from './timeline-view.js';
import { totalRows } from './totals.js';

/** How an order that was wanted again ended. */
export type AgainNews =
  | { readonly kind: 'busy' | 'all' | 'failed' }
  | { readonly kind: 'some' | 'none'; readonly differences: readonly Difference[] };

export interface OrderView extends DetailShowing {
  readonly order: Order;
  readonly listingUrl: string;
  /** As it may be seen; masked until the shopper asks. */
  readonly email: string;
  readonly isEmailShown: boolean;
  readonly again: AgainNews | undefined;
  /** Whether the page has a checkout to pay it with. */
  readonly canPay: boolean;
  onEmail(): void;
  onAgain(): void;
  onPay(): void;
  onPrint(paper: Paper): void;
}

function line(view: OrderView, each: OrderLine): TemplateResult {
  const { detail, language, listingUrl } = view;
  const { listingId, title, image, seller, quantity, unitPrice, total } = each;
  const address = listingUrl ? listingAddress(listingUrl, listingId) : undefined;
  const text = html`<bdi>${plainText(title)}</bdi>`;
  return html`<li class="line" part="line">
    ${pictureView({ image, sizes: '64px' })}
    <span class="what">
      ${address ? html`<a class="title" href=${address}>${text}</a>` : html`<span class="title">${text}</span>`}
      ${seller ? html`<span class="quiet">${detail.text('sold-by', { seller: isolatedText(seller.name, 80) })}</span>` : nothing}
      <span class="quiet"
        >${detail.text('pieces', { count: countText(view, quantity), price: amountText(unitPrice, language) })}</span
      >
    </span>
    <b class="sum">${amountText(total, language)}</b>
  </li>`;
}

function differenceText({ detail, language }: OrderView, difference: Difference): string {
  const { kind, title, count = 0, wanted = 0, price, old } = difference;
  return detail.text(`again-${kind}`, {
    title: isolatedText(title, 120),
    count: countText({ language }, count),
    wanted: countText({ language }, wanted),
    price: price ? amountText(price, language) : '',
    old: old ? amountText(old, language) : '',
  });
}

/** The outcome of a reorder, for the view and for listeners of the page. */
export function againText(view: OrderView): string {
  const { again, detail } = view;
  if (!again) return '';
  const differences = 'differences' in again ? again.differences : [];
  return [detail.text(`again-${again.kind}`), ...differences.map((each) => differenceText(view, each))].join(
    ' ',
  );
}

function againView(view: OrderView): TemplateResult | typeof nothing {
  const { again, detail } = view;
  if (!again || again.kind === 'busy') return nothing;
  const differences = 'differences' in again ? again.differences : [];
  return html`<div class="again ${again.kind}" part="again">
    <p>${detail.text(`again-${again.kind}`)}</p>
    ${
      differences.length > 0
        ? html`<ul>
            ${differences.map((each) => html`<li>${differenceText(view, each)}</li>`)}
          </ul>`
        : nothing
    }
    <slot name="reordered"></slot>
  </div>`;
}

function actions(view: OrderView): TemplateResult {
  const { detail, language, order, again, canPay, onPay, onAgain, onPrint } = view;
  const isBusy = again?.kind === 'busy';
  return html`<div class="actions">
    ${
      canPay && order.status === 'placed'
        ? html`<button type="button" class="main" part="pay" @click=${onPay}>
            ${detail.text('pay', { total: amountText(order.totals.total, language) })}
          </button>`
        : nothing
    }
    <button type="button" part="again-button" aria-disabled=${isBusy} @click=${() => isBusy || onAgain()}>
      ${detail.text(isBusy ? 'again-busy' : 'again')}
    </button>
    <button type="button" class="plain" part="receipt" @click=${() => onPrint('receipt')}>
      ${detail.text('receipt')}
    </button>
    <button type="button" class="plain" part="invoice" @click=${() => onPrint('invoice')}>
      ${detail.text('invoice')}
    </button>
  </div>`;
}

/** Until when the items are kept, or that they are not. */
function holdText({ detail, language, order }: OrderView): string {
  const { status, heldUntil, isShort } = order;
  if (isShort) return detail.text('is-short');
  if (status === 'expired') return detail.text('not-held');
  return status === 'placed' && heldUntil
    ? detail.text('held-until', { date: momentText({ language }, heldUntil) })
    : '';
}

/** One order, whole. */
export function orderView(view: OrderView): TemplateResult {
  const { words, detail, language, order, email, isEmailShown, onEmail } = view;
  const { number, createdAt, status, lines } = order;
  const hold = holdText(view);
  return html`<article class="detail" part="detail">
    <header class="head">
      <h2 tabindex="-1" data-arrive>
        ${words.text('order', { number: numberText(number) })} ${statusPill(view, status)}
      </h2>
      <p class="quiet">${detail.text('placed-on', { date: momentText({ language }, createdAt) })}</p>
      ${hold ? html`<p part="hold">${hold}</p>` : nothing}
    </header>
    ${actions(view)} ${againView(view)}
    <section>
      <h3>${detail.text('history')}</h3>
      ${timelineView(view, order)}
    </section>
    <section>
      <h3>${detail.text('lines')}</h3>
      <ul class="lines">
        ${lines.map((each) => line(view, each))}
      </ul>
      <dl class="totals" part="totals">
        ${totalRows(view, order).map(
          ({ word, text }) =>
            html`<div class=${word}>
              <dt>${detail.text(word)}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <p class="email quiet">
      <span>${detail.text('email')} <bdi part="email">${email}</bdi></span>
      <button type="button" class="plain" part="show-email" aria-pressed=${isEmailShown} @click=${onEmail}>
        ${detail.text(isEmailShown ? 'hide-email' : 'show-email')}
      </button>
    </p>
  </article>`;
}
