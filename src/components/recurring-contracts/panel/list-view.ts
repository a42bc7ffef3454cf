import { html, nothing, type TemplateResult } from 'lit';

import type { Removal } from '../disable/removal.js';
import { contractText, type Showing } from './showing.js';
import { isDue, type StoredDetail } from './stored-detail.js';

export interface ListView extends Showing {
  readonly details: readonly StoredDetail[];
  readonly table: TemplateResult;
  onUpdate(due: readonly StoredDetail[]): void;
  onDisable(removal: Removal): void;
}

const count = (details: readonly StoredDetail[], contract: string): number =>
  details.filter(({ contracts }) => contracts.includes(contract)).length;

/** Ends many at once, apart from what is done to one: below the list, and closed. */
function endings(view: ListView): TemplateResult {
  const { words, details, onDisable } = view;
  const contracts = [...new Set(details.flatMap((detail) => detail.contracts))];
  const kinds = contracts.length > 1 ? contracts : [];
  return html`<details class="record endings" part="endings">
    <summary>${words.text('several')}</summary>
    <p>${words.text('several-text')}</p>
    <div class="ways">
      ${kinds.map(
        (contract) =>
          html`<button
            type="button"
            class="small"
            part="disable-contract"
            @click=${() => onDisable({ scope: 'contract', contract, details })}
          >
            ${words.text('disable-contract', { contract: contractText(view, contract), count: count(details, contract) })}
          </button>`,
      )}
      <button
        type="button"
        class="small danger"
        part="disable-all"
        @click=${() => onDisable({ scope: 'shopper', contract: '', details })}
      >
        ${words.text('disable-all', { count: details.length })}
      </button>
    </div>
  </details>`;
}

/** What a shopper has stored, and what can be done with several at once. */
export function listView(view: ListView): TemplateResult {
  const { words, details, now, table, onUpdate } = view;
  const due = details.filter((detail) => isDue(detail, now));
  return html`<section class="list">
    <div class="head">
      <h2 tabindex="-1" id="found">${words.text('found-count', { count: details.length })}</h2>
      ${
        due.length > 0
          ? html`<button type="button" class="small" part="update-due" @click=${() => onUpdate(due)}>
              ${words.text('update-due', { count: due.length })}
            </button>`
          : nothing
      }
    </div>
    ${table} ${endings(view)}
  </section>`;
}
