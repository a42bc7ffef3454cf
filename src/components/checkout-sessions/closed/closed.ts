import { html, type TemplateResult } from 'lit';

import type { Tab, TabOptions } from '../panel/sessions-record.js';
import { CLOSED_ROWS } from './closed-rows.js';

/** Which calls are closed, why, and what does the same. */
export class ClosedRows implements Tab {
  readonly isBusy = false;
  readonly isDirty = false;
  readonly #options: TabOptions;

  constructor(options: TabOptions) {
    this.#options = options;
  }

  leave(): void {
    // Nothing was typed.
  }

  template(): TemplateResult {
    const { words } = this.#options;
    return html`<section class="record">
      <h2>${words.text('closed-title')}</h2>
      <p>${words.text('closed-text')}</p>
      <table part="closed" role="table" aria-label=${words.text('closed-title')}>
        <thead role="rowgroup">
          <tr role="row">
            ${(['closed-call', 'closed-why', 'closed-instead'] as const).map(
              (word) => html`<th scope="col" role="columnheader">${words.text(word)}</th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${CLOSED_ROWS.map(
            ({ word, rows }) =>
              html`<tr role="row">
                <th scope="row" role="rowheader">
                  ${rows.map((row) => html`<div><code dir="ltr">${row}</code></div>`)}
                </th>
                <td role="cell">${words.text(`why-${word}`)}</td>
                <td role="cell">${words.text(`instead-${word}`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }
}
