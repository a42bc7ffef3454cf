import { html, type TemplateResult } from 'lit';

import { ShownOnce } from '../../parts/record/shown-once.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import type { TabOptions } from './sessions-record.js';

const WORDS = { copy: 'copy-data', hide: 'hide-data', hidden: 'data-hidden' } as const;

interface MadeWords {
  readonly title: Word;
  readonly dataTitle: Word;
  readonly dataText: Word;
  readonly another: Word;
}

interface MadeContent {
  /** What the platform has made. */
  readonly facts?: TemplateResult;
  /** A button before the one that starts again. */
  readonly way?: TemplateResult | '';
}

/** Stands in a form's place once the platform has answered: what it made, and data for a script, shown once. */
export class Made {
  readonly #options: TabOptions;
  readonly #words: MadeWords;
  readonly #again: () => void;
  readonly #data: ShownOnce;

  constructor(options: TabOptions, words: MadeWords, again: () => void) {
    this.#options = options;
    this.#words = words;
    this.#again = again;
    const { record, words: shown } = options;
    this.#data = new ShownOnce(record, {
      part: 'session-data',
      words: {
        text: (word) => shown.text(word === 'copied' || word === 'copy-failed' ? word : WORDS[word]),
      },
      leaveFor: '.made h2',
    });
  }

  /** Whether data is on the screen that cannot be shown again. */
  get isShown(): boolean {
    return this.#data.isShown;
  }

  /** Announces the answer, and shows its data. */
  show(value: string | undefined, said = this.#words.title): void {
    const { record, words } = this.#options;
    const { dataTitle, dataText } = this.#words;
    this.#data.forget();
    if (value) this.#data.show({ title: words.text(dataTitle), text: words.text(dataText), value });
    record.say(words.text(said));
    record.focus('.made h2');
  }

  forget(): void {
    this.#data.forget();
  }

  template({ facts, way }: MadeContent = {}): TemplateResult {
    const { words } = this.#options;
    return html`<section class="record made narrow">
      <h2 tabindex="-1">${words.text(this.#words.title)}</h2>
      ${facts} ${this.#data.template()}
      <div class="ways">
        ${way}
        <button type="button" part="another" @click=${this.#again}>${words.text(this.#words.another)}</button>
      </div>
    </section>`;
  }
}
