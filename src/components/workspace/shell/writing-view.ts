import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { Writing } from './writing.js';

/** Why nothing was done; or that it is not known, with the way to find out. */
export function writingView(
  words: Pick<Words<Word>, 'text'>,
  writing: Writing,
  onLook: () => void,
): TemplateResult {
  const { problem, isDoubtful, isBusy } = writing;
  return html`<div role="alert">
      ${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}
    </div>
    ${
      isDoubtful
        ? html`<div class="notice due stack" part="doubt" tabindex="-1">
            <p>${words.text('doubt')}</p>
            <p>
              <button
                type="button"
                class="small"
                part="look"
                aria-disabled=${isBusy}
                @click=${() => isBusy || onLook()}
              >
                ${words.text('look')}
              </button>
            </p>
          </div>`
        : nothing
    }`;
}

/** The ways out of a form for something new: to send it, and to leave it. */
export function formWays(
  words: Pick<Words<Word>, 'text'>,
  { isBusy, isDoubtful }: Writing,
  save: string,
  onLeave: () => void,
): TemplateResult {
  return html`<div class="ways">
    <button class="main" part="save" aria-disabled=${isBusy || isDoubtful}>
      ${isBusy ? words.text('sending') : save}
    </button>
    <button type="button" part="cancel" @click=${() => isBusy || onLeave()}>${words.text('cancel')}</button>
  </div>`;
}
