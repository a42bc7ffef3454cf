import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { DeedRecord } from '../../../client/operator/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { deedPage } from '../detail/deed-pages.js';
import { deedStatus } from '../detail/deed-status.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import type { ContractsRecord } from '../panel/contracts-record.js';
import { momentText } from '../panel/showing.js';
import type { StoredDetail } from '../panel/stored-detail.js';
import type { ActOptions } from '../permits/permits.js';

export interface UpdatesOptions extends ActOptions {
  /** Has the schemes asked about this card. */
  onAsk(detail: StoredDetail): void;
}

/** When the card schemes were asked about one card, and what the platform said. */
export class Updates {
  readonly #options: UpdatesOptions;
  readonly #list: LoadedList<DeedRecord>;

  constructor(record: ContractsRecord, options: UpdatesOptions) {
    this.#options = options;
    this.#list = new LoadedList(record, (client, id, cursor) =>
      deedPage(client, 'recurring.scheduleAccountUpdater', id, cursor),
    );
  }

  reset(): void {
    this.#list.forget();
  }

  template(detail: StoredDetail): TemplateResult {
    const { words, onAsk } = this.#options;
    this.#list.see(detail.id);
    return html`<div class="head">
        <h3>${words.text('tab-updates')}</h3>
        ${
          detail.isCard
            ? html`<button type="button" class="small" part="ask-update" @click=${() => onAsk(detail)}>
                ${words.text('ask-update')}
              </button>`
            : nothing
        }
      </div>
      <p class="quiet">${words.text(detail.isCard ? 'updates-text' : 'updates-none')}</p>
      ${loadedView(
        words,
        this.#list,
        'no-updates',
        (updates) =>
          html`<ul class="results" part="updates">
            ${repeat(
              updates,
              ({ askedAt }) => askedAt,
              (update) => this.#row(update),
            )}
          </ul>`,
      )}`;
  }

  #row(update: DeedRecord): TemplateResult {
    const { words, showing } = this.#options;
    const { askedAt, by } = update;
    const values = { time: momentText(showing(), askedAt), by: plainText(by ?? '–', 80) };
    return html`<li part="update">
      <span>${words.text('asked-at', values)}</span> ${deedStatus(words, update, 'result', 'SUCCESS')}
    </li>`;
  }
}
