import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { Writing } from './writing.js';

interface WaysView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly isDirty: boolean;
  readonly writing: Writing;
  /** On the button that deletes. Left out: there is none. */
  readonly remove?: string | undefined;
  onDiscard(): void;
  onDelete?(): void;
}

/** What can be done with the whole of what is edited: save, give up what was typed, delete. */
export function waysView({ words, isDirty, writing, remove, onDiscard, onDelete }: WaysView): TemplateResult {
  const { isBusy, isDoubtful } = writing;
  return html`<div class="ways">
    <button class="main" part="save" aria-disabled=${isBusy || isDoubtful}>
      ${isBusy ? words.text('sending') : words.text('save')}
    </button>
    ${
      isDirty
        ? html`<button type="button" part="discard" @click=${() => isBusy || onDiscard()}>
            ${words.text('discard')}
          </button>`
        : nothing
    }
    ${
      remove === undefined
        ? nothing
        : html`<button
            type="button"
            class="danger"
            part="delete"
            aria-disabled=${isBusy || isDoubtful}
            @click=${() => isBusy || isDoubtful || onDelete?.()}
          >
            ${remove}
          </button>`
    }
    <span class="quiet">${isDirty && !isBusy ? words.text('unsaved') : nothing}</span>
  </div>`;
}
