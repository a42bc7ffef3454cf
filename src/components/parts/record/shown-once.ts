import { html, nothing, type TemplateResult } from 'lit';

import { copyText } from '../controls/copy-text.js';

/** What of a record is needed to show something once. */
interface OnceRecord {
  say(text: string): void;
  focus(selector: string): void;
  update(): void;
}

export interface OnceOptions {
  /** Name of the part that the value stands in. */
  readonly part: string;
  readonly words: { text(word: 'copy' | 'hide' | 'hidden' | 'copied' | 'copy-failed'): string };
  /** Where the focus goes once it is hidden. */
  readonly leaveFor: string;
}

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly value: string;
  readonly copied?: 'copied' | 'copy-failed';
}

/** Where the focus goes once something is shown. */
export const ONCE_TITLE = '#once-title';

/** A value from its answer until it is hidden: in this object and on screen alone. */
export class ShownOnce {
  readonly #record: OnceRecord;
  readonly #options: OnceOptions;
  #shown: Shown | undefined;

  constructor(record: OnceRecord, options: OnceOptions) {
    this.#record = record;
    this.#options = options;
  }

  /** It is lost with the page. */
  get isShown(): boolean {
    return this.#shown !== undefined;
  }

  show(shown: Omit<Shown, 'copied'>): void {
    this.#shown = shown;
  }

  /** It is not shown again. */
  forget(): void {
    this.#shown = undefined;
  }

  /** The value stands in a text alone: an attribute would outlive it in what tools record of a page. */
  template(): TemplateResult | typeof nothing {
    const { part, words } = this.#options;
    const shown = this.#shown;
    if (!shown) return nothing;
    const { title, text, value, copied } = shown;
    return html`<section class="notice good" aria-labelledby="once-title">
      <h3 id="once-title" tabindex="-1">${title}</h3>
      <p>${text}</p>
      <div class="once" part=${part} dir="ltr" tabindex="0" role="group" aria-labelledby="once-title">
        ${value}
      </div>
      <div class="ways">
        <button type="button" class="main" part="copy" @click=${() => void this.#copy(shown)}>
          ${words.text('copy')}
        </button>
        <button type="button" part="hide" @click=${() => this.#hide()}>${words.text('hide')}</button>
        ${copied ? html`<span class="quiet">${words.text(copied)}</span>` : nothing}
      </div>
    </section>`;
  }

  async #copy(shown: Shown): Promise<void> {
    const copied = await copyText(shown.value);
    if (this.#shown !== shown) return;
    this.#shown = { ...shown, copied };
    this.#record.say(this.#options.words.text(copied));
  }

  #hide(): void {
    const { words, leaveFor } = this.#options;
    this.#shown = undefined;
    this.#record.say(words.text('hidden'));
    this.#record.focus(leaveFor);
  }
}
