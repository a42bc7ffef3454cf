import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { submitting } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/transaction-rules/panel/en.js';
import type { RulesElement, RulesRecord } from './rules-record.js';

const PLACES = ['card', 'group', 'rule'] as const;
type Place = (typeof PLACES)[number];

export interface WhereOptions {
  readonly words: Words<Word>;
  onRule(id: string): void;
  /** The rules of another card or group are listed. */
  onNarrowed(): void;
}

/** Looks up what the journal does not know: the rules of a card or of a group, and one rule by its id. */
export class Where {
  readonly #record: RulesRecord;
  readonly #element: RulesElement;
  readonly #words: Words<Word>;
  readonly #options: WhereOptions;
  #place: Place = 'card';
  #id = '';
  #isFaulty = false;

  constructor(record: RulesRecord, element: RulesElement, options: WhereOptions) {
    this.#record = record;
    this.#element = element;
    this.#words = options.words;
    this.#options = options;
  }

  template(): TemplateResult {
    const words = this.#words;
    const { paymentInstrument, paymentInstrumentGroup } = this.#element;
    const id = plainText(paymentInstrument || paymentInstrumentGroup, 60);
    return html`<details class="where">
        <summary>${words.text('where')}</summary>
        <form class="stack" part="lookup" novalidate @submit=${submitting(() => this.#show())}>
          <p class="quiet">${words.text('known')}</p>
          <div class="line">
            <div class="field">
              <label for="where-place">${words.text('where-of')}</label>
              <select
                id="where-place"
                part="field"
                @change=${({ target }: Event) => (this.#place = (target as HTMLSelectElement).value as Place)}
              >
                ${PLACES.map(
                  (place) =>
                    html`<option value=${place} .selected=${place === this.#place}>
                      ${words.text(`where-${place}`)}
                    </option>`,
                )}
              </select>
            </div>
            <div class="field">
              <label for="where-id">${words.text('where-id')}</label>
              <input
                id="where-id"
                part="field"
                dir="ltr"
                autocomplete="off"
                spellcheck="false"
                maxlength="200"
                aria-describedby="where-fault"
                aria-invalid=${this.#isFaulty}
                .value=${this.#id}
                @input=${({ target }: Event) => (this.#id = (target as HTMLInputElement).value)}
              />
              <span class="fault" id="where-fault" role="alert"
                >${this.#isFaulty ? words.text('where-missing') : nothing}</span
              >
            </div>
          </div>
          <div class="ways"><button part="look-up">${words.text('where-show')}</button></div>
        </form>
      </details>
      ${
        id
          ? html`<p class="notice ways" part="scope">
              <span
                >${words.text(paymentInstrument ? 'showing-card' : 'showing-group')}
                <bdi dir="ltr">${id}</bdi></span
              >
              <button type="button" class="small" part="all" @click=${() => this.#narrow('', '')}>
                ${words.text('where-all')}
              </button>
            </p>`
          : nothing
      }`;
  }

  #show(): void {
    const id = this.#id.trim();
    this.#isFaulty = id === '';
    this.#record.update();
    if (!id) return this.#record.focus('#where-id');
    if (this.#place === 'rule') return this.#options.onRule(id);
    this.#narrow(this.#place === 'card' ? id : '', this.#place === 'group' ? id : '');
  }

  /** Another list: it is loaded anew. */
  #narrow(card: string, group: string): void {
    this.#element.paymentInstrument = card;
    this.#element.paymentInstrumentGroup = group;
    this.#options.onNarrowed();
    this.#record.focus('[part~=search]');
  }
}
