import { css, html, nothing, render, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { printAlone } from '../../parts/print/print-frame.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import type { AskedPayment } from './asked-payment.js';
import { answerOf } from './payment-view.js';

interface Receipt {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly caseNumber: string;
  readonly payments: readonly AskedPayment[];
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
  return html`<h1>${words.text('receipt')}</h1>
    ${caseNumber ? html`<p>${words.text('case-number')}: <bdi>${caseNumber}</bdi></p>` : nothing}
    <table>
      <thead>
        <tr>
          <th scope="col">${words.text('reference')}</th>
          <th scope="col">${words.text('answer')}</th>
          <th scope="col">${words.text('answered-at')}</th>
        </tr>
      </thead>
      <tbody>
        ${payments.map((payment) => {
          const { word, text } = answerOf(payment);
          return html`<tr>
            <th scope="row"><bdi dir="ltr">${payment.reference}</bdi></th>
            <td><strong>${words.text(word)}.</strong> ${payment.error ?? words.text(text)}</td>
            <td>${payment.at === undefined ? '' : date.format(payment.at)}</td>
          </tr>`;
        })}
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
