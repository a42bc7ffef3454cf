import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

/** One thing that two people changed, with both versions. */
export function choiceView(
  words: Pick<Words<Word>, 'text'>,
  { id, name, mine, theirs }: Choice,
  takesTheirs: boolean,
  onChoose: (theirs: boolean) => void,
): TemplateResult {
  const option = (isTheirs: boolean, word: 'mine' | 'theirs', text: string): TemplateResult =>
    html`<label class="check">
      <input
        type="radio"
        name=${id}
        .checked=${takesTheirs === isTheirs}
        @change=${() => onChoose(isTheirs)}
      />
      <span>${words.text(word)} <bdi dir="auto" class="strong">${text}</bdi></span>
    </label>`;
  return html`<fieldset class="stack">
    <legend><bdi>${name}</bdi></legend>
    ${option(false, 'mine', mine)} ${option(true, 'theirs', theirs)}
  </fieldset>`;
}

interface Clashing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  readonly choices: unknown;
  onSettle(): void;
  onDiscard(): void;
}

/** What was changed by another person in a different way, while it was edited here. Nothing is sent before it is chosen. */
export const clashBox = ({ words, isBusy, choices, onSettle, onDiscard }: Clashing): TemplateResult =>
  html`<section class="notice due stack" part="conflict" tabindex="-1" aria-labelledby="clash">
    <h3 id="clash">${words.text('clash')}</h3>
    <p>${words.text('clash-text')}</p>
    ${choices}
    <div class="ways">
      <button
        type="button"
        class="main"
        part="save"
        aria-disabled=${isBusy}
        @click=${() => isBusy || onSettle()}
      >
        ${words.text('save-choice')}
      </button>
      <button type="button" part="discard" @click=${() => isBusy || onDiscard()}>
        ${words.text('take-theirs')}
      </button>
    </div>
  </section>`;
