import { html, nothing, render, type TemplateResult } from 'lit';

import type { Order } from '../../../client/listings/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { printAlone } from '../../parts/print/print-frame.js';
import { countText, momentText, statusText } from '../showing.js';
import type { DetailShowing } from './detail-showing.js';
import { paperStyles } from './paper.css.js';
import { totalRows } from './totals.js';

/** `receipt`: a slip of what was bought. `invoice`: a page with prices by piece, sellers, and the customer. */
export type Paper = 'receipt' | 'invoice';

export interface PaperView extends DetailShowing {
  readonly order: Order;
  readonly paper: Paper;
  /** As the customer lets it be seen. */
  readonly email: string;
  readonly direction: 'ltr' | 'rtl';
}

function lines(view: PaperView): TemplateResult[] {
  const { order, detail, language } = view;
  return order.lines.map(
    ({ title, seller, quantity, unitPrice, total }) =>
      html`<tr>
        <td>
          <bdi>${plainText(title)}</bdi>
          ${
            seller
              ? html`<small class="detail"
                  >${detail.text('sold-by', { seller: isolatedText(seller.name, 80) })}</small
                >`
              : nothing
          }
        </td>
        <td class="number">${countText(view, quantity)}</td>
        <td class="number detail">${amountText(unitPrice, language)}</td>
        <td class="number">${amountText(total, language)}</td>
      </tr>`,
  );
}

/** One order on paper. */
function paperView(view: PaperView): TemplateResult {
  const { order, paper, detail, language, email } = view;
  const { number, createdAt, status } = order;
  return html`<article class=${paper}>
    <header>
      <h1>${detail.text(`${paper}-title`)}</h1>
      <b><bdi>${plainText(number, 60)}</bdi></b>
    </header>
    <dl>
      <dt>${detail.text('number')}</dt>
      <dd><bdi>${plainText(number, 60)}</bdi></dd>
      <dt>${detail.text('date')}</dt>
      <dd>${momentText({ language }, createdAt)}</dd>
      <dt>${detail.text('status')}</dt>
      <dd>${statusText(view, status)}</dd>
      ${
        paper === 'invoice'
          ? html`<dt>${detail.text('customer')}</dt>
              <dd><bdi>${email}</bdi></dd>`
          : nothing
      }
    </dl>
    <table>
      <thead>
        <tr>
          <th scope="col">${detail.text('item')}</th>
          <th scope="col" class="number">${detail.text('quantity')}</th>
          <th scope="col" class="number detail">${detail.text('price')}</th>
          <th scope="col" class="number">${detail.text('amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines(view)}
      </tbody>
      <tfoot>
        ${totalRows(view, order).map(
          ({ word, text }) =>
            html`<tr>
              <th scope="row" colspan=${paper === 'invoice' ? 3 : 2} class="number">${detail.text(word)}</th>
              <td class="number">${text}</td>
            </tr>`,
        )}
      </tfoot>
    </table>
  </article>`;
}

/** Prints one order and nothing else of the page. */
export const printPaper = (view: PaperView, place: Node): HTMLIFrameElement | undefined =>
  printAlone(place, {
    title: `${view.detail.text(`${view.paper}-title`)} ${view.order.number}`,
    language: view.language,
    direction: view.direction,
    styles: paperStyles,
    fill: (page) => void render(paperView(view), page.body, { creationScope: page }),
  });
