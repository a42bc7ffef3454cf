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
  /** Left out: the whole is no file. */
  onExport?(): void;
  onDelete?(): void;
}

/** What can be done with the whole of what is edited: save, give up what was typed, download, delete. */
export function waysView(view: WaysView): TemplateResult {
  const { words, isDirty, writing, remove, onDiscard, onExport, onDelete } = view;
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
      onExport
        ? html`<button type="button" part="export" @click=${() => onExport()}>
            ${words.text('export')}
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
