import { html, nothing, render, type TemplateResult } from 'lit';

import type { Order } from '../../../client/listings/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
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

/**
 * Prints one order and nothing else of the page, by a frame that nobody sees. The frame is of the page's own origin and
 * loads nothing, so the strictest policy lets it be.
 */
export function printPaper(view: PaperView, place: ParentNode): HTMLIFrameElement | undefined {
  const frame = document.createElement('iframe');
  frame.className = 'paper';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  place.append(frame);
  const paper = frame.contentWindow as (Window & typeof globalThis) | null;
  const sheet = paper && new paper.CSSStyleSheet();
  if (!sheet) {
    frame.remove();
    return undefined;
  }
  sheet.replaceSync(paperStyles.cssText);
  const { document: page } = paper;
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = view.language;
  page.documentElement.dir = view.direction;
  // What a browser offers as the name of the file.
  page.title = `${view.detail.text(`${view.paper}-title`)} ${view.order.number}`;
  render(paperView(view), page.body, { creationScope: page });
  paper.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  paper.focus();
  paper.print();
  return frame;
}
