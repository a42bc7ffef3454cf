import { html, nothing, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { timelineOf } from '../../parts/order/order-timeline.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/sales/detail/en.js';
import { piecesOf } from '../panel/sales-record.js';
import { longTime, statusText, type Showing } from '../panel/showing.js';

type Texts = Pick<Words<Word>, 'text'>;

export const saleFacts = (showing: Showing, sale: Sale): TemplateResult => {
  const { words, language } = showing;
  return factsView([
    [words.text('column-date'), longTime(showing, sale.createdAt)],
    [words.text('column-buyer'), plainText(sale.buyer, 80)],
    [words.text('column-items'), words.text('pieces', { count: piecesOf(sale) })],
    [words.text('column-total'), amountText(sale.total, language)],
  ]);
};

/** The seller's own lines with their sum. */
export const linesView = ({ language }: Showing, texts: Texts, { lines, total }: Sale): TemplateResult =>
  html`<section class="record">
    <h3 id="lines">${texts.text('items')}</h3>
    <table class="plain-table" part="lines" aria-labelledby="lines">
      <thead>
        <tr>
          <th scope="col">${texts.text('item')}</th>
          <th scope="col" class="figure">${texts.text('quantity')}</th>
          <th scope="col" class="figure">${texts.text('amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ title, quantity, unitPrice, total: line }) =>
            html`<tr>
              <th scope="row">
                <bdi>${plainText(title, 200)}</bdi>
                ${quantity > 1 ? html`<span class="quiet">${amountText(unitPrice, language)}</span>` : nothing}
              </th>
              <td class="figure">${new Intl.NumberFormat(language).format(quantity)}</td>
              <td class="figure">${amountText(line, language)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${texts.text('total')}</th>
          <td class="figure">${amountText(total, language)}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;

/** The first step is that the buyer ordered; that it is not paid yet is where it stood, and not what happened. */
const stepText = (showing: Showing, status: string): string =>
  status === 'placed' ? showing.words.text('column-date') : statusText(showing, status);

/** What has happened to the order, the first thing first. */
export const historyView = (showing: Showing, texts: Texts, sale: Sale): TemplateResult => {
  const statusHistory = sale.statusHistory.map((step) => ({ ...step, note: undefined }));
  return html`<section class="record">
    <h3>${texts.text('history')}</h3>
    <ol class="steps" part="history">
      ${timelineOf({ ...sale, statusHistory }).map(
        ({ status, at, isCurrent }) =>
          html`<li aria-current=${isCurrent ? 'step' : nothing}>
            <span>${stepText(showing, status)}</span> <span class="quiet">${longTime(showing, at)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
};
