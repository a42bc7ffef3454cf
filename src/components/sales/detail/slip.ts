import { css, html, render, type TemplateResult } from 'lit';

import type { Sale } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { printAlone } from '../../parts/print/print-frame.js';
import type { Word } from '../../../words/compiled/sales/detail/en.js';
import { piecesOf } from '../panel/sales-record.js';
import { longTime, type Showing } from '../panel/showing.js';

const slipStyles = css`
  h1 {
    margin: 0 0 2mm;
    font-size: 20pt;
  }
  p {
    margin: 0 0 6mm;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: inherit;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 2.5mm 2mm 2.5mm 0;
    border-block-end: 0.2mm solid GrayText;
    font-weight: normal;
    text-align: start;
  }
  .count {
    inline-size: 16mm;
    text-align: end;
    font-weight: bold;
  }
  .box {
    inline-size: 8mm;
  }
  .box::before {
    content: '';
    display: block;
    inline-size: 4mm;
    block-size: 4mm;
    border: 0.3mm solid currentcolor;
  }
`;

export interface Slip {
  readonly showing: Showing;
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly sale: Sale;
  readonly direction: 'ltr' | 'rtl';
}

/** What goes into the parcel: the seller's own items with a box to tick, and no price. */
function slipView({ showing, texts, sale }: Slip): TemplateResult {
  const [first] = sale.lines;
  const count = new Intl.NumberFormat(showing.language);
  return html`<h1>${texts.text('slip')}</h1>
    <p>
      <bdi>${texts.text('order', { number: plainText(sale.number, 60) })}</bdi><br />
      ${longTime(showing, sale.createdAt)}<br />
      <bdi>${plainText(first?.seller?.name ?? '', 80)}</bdi>
    </p>
    <table>
      <tbody>
        ${sale.lines.map(
          ({ title, quantity }) =>
            html`<tr>
              <td class="box"></td>
              <td class="count">${count.format(quantity)} ×</td>
              <th scope="row"><bdi>${plainText(title, 200)}</bdi></th>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${showing.words.text('pieces', { count: piecesOf(sale) })}</p>`;
}

/** Prints the packing slip and nothing else of the page. */
export const printSlip = (slip: Slip, place: Node): HTMLIFrameElement | undefined =>
  printAlone(place, {
    title: `${slip.texts.text('slip')} ${slip.sale.number}`,
    language: slip.showing.language,
    direction: slip.direction,
    styles: slipStyles,
    fill: (page) => void render(slipView(slip), page.body, { creationScope: page }),
  });
