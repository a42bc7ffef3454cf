import { css, html, nothing, render, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { printAlone } from '../../parts/print/print-frame.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import type { Answer } from './answer.js';

/** One payment on a receipt. */
export interface ReceiptLine {
  readonly reference: string;
  readonly answer: Answer;
  /** What stands in place of what the answer means. */
  readonly error?: string | undefined;
  /** When the answer came, in milliseconds since the epoch. */
  readonly at?: number | undefined;
  /** Who asked, where that is not the person who prints. */
  readonly by?: string | undefined;
}

interface Receipt {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly caseNumber: string;
  readonly payments: readonly ReceiptLine[];
}

const styles = css`
  body {
    overflow-wrap: anywhere;
  }
  table {
    inline-size: 100%;
    margin-block: 6mm;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 2mm 3mm 2mm 0;
    border-block-end: 0.2mm solid;
    text-align: start;
    vertical-align: top;
  }
  .signature {
    margin-block-start: 20mm;
    padding-block-start: 2mm;
    border-block-start: 0.2mm solid;
    inline-size: 70mm;
  }
`;

function receiptView({ words, language, caseNumber, payments }: Receipt): TemplateResult {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' });
  const isOfOthers = payments.some(({ by }) => by);
  return html`<h1>${words.text('receipt')}</h1>
    ${caseNumber ? html`<p>${words.text('case-number')}: <bdi>${caseNumber}</bdi></p>` : nothing}
    <table>
      <thead>
        <tr>
          <th scope="col">${words.text('reference')}</th>
          <th scope="col">${words.text('answer')}</th>
          <th scope="col">${words.text('answered-at')}</th>
          ${isOfOthers ? html`<th scope="col">${words.text('asked-by')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${payments.map(
          ({ reference, answer: { word, text }, error, at, by }) =>
            html`<tr>
              <th scope="row"><bdi dir="ltr">${reference}</bdi></th>
              <td><strong>${words.text(word)}.</strong> ${error ?? words.text(text)}</td>
              <td>${at === undefined ? '' : date.format(at)}</td>
              ${isOfOthers ? html`<td><bdi>${by}</bdi></td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="signature">${words.text('signature')}</p>`;
}

/** Prints what was asked for, when, and what the platform answered, with a line to sign on. */
export const printReceipt = (place: Node, receipt: Receipt): HTMLIFrameElement | undefined =>
  printAlone(place, {
    title: receipt.words.text('receipt'),
    language: receipt.language,
    direction: place instanceof ShadowRoot ? getComputedStyle(place.host).direction : 'ltr',
    styles,
    fill: (page) => void render(receiptView(receipt), page.body, { creationScope: page }),
  });
