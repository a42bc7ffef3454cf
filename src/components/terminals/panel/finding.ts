import { html, nothing, type TemplateResult } from 'lit';

import { findTerminal, type TerminalPlace } from '../../../client/terminal-management/index.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Words } from '../../base/words.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/terminals/panel/en.js';
import type { TerminalsRecord } from './terminals-record.js';

const row = /*@__PURE__*/ proxyRow('terminal-management', findTerminal);

/** Asks the platform where a terminal is that the list does not have. */
export class Finding {
  readonly #record: TerminalsRecord;
  readonly #words: Pick<Words<Word>, 'text'>;
  readonly #onFound: (found: TerminalPlace) => void;
  #problem = '';
  #isBusy = false;

  constructor(
    record: TerminalsRecord,
    words: Pick<Words<Word>, 'text'>,
    onFound: (found: TerminalPlace) => void,
  ) {
    this.#record = record;
    this.#words = words;
    this.#onFound = onFound;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#problem = '';
  }

  /** @param id - What was typed and is not in the list; empty where nothing is missing. */
  template(id: string): TemplateResult {
    return html`${
        id
          ? html`<p class="ways">
              <button
                type="button"
                class="small"
                part="find"
                aria-disabled=${this.#isBusy}
                @click=${() => void this.#ask(id)}
              >
                ${this.#words.text('find', { id: isolatedText(id, 60) })}
              </button>
            </p>`
          : nothing
      }
      <div role="alert">
        ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
      </div>`;
  }

  async #ask(terminal: string): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#isBusy) return;
    this.#isBusy = true;
    this.#problem = '';
    this.#record.update();
    try {
      this.#onFound(await client.call(row, { terminal }));
    } catch (error) {
      const failure = this.#record.failed(error);
      const isNone = failure.isRefused || failure.cause === 'unauthorised';
      this.#problem = isNone
        ? this.#words.text('not-found', { id: isolatedText(terminal, 60) })
        : troubleText(this.#record.words, failure);
    }
    this.#isBusy = false;
    this.#record.update();
  }
}
