import { html, nothing, type TemplateResult } from 'lit';

import type { words as english } from '../../../words/compiled/saved-cards/adding/en.js';
import type { Words } from '../../base/words.js';

interface AddingView {
  readonly title: string;
  /** The card fields. */
  readonly fields: TemplateResult;
  readonly problem: string;
  readonly isUnknown: boolean;
  readonly isBusy: boolean;
  readonly words: Words<keyof typeof english>;
  onSave(): void;
  onCancel(): void;
}

export function addingView(view: AddingView): TemplateResult {
  const { title, fields, problem, isUnknown, isBusy, words } = view;
  const submit = (event: Event): void => {
    event.preventDefault();
    view.onSave();
  };
  return html`<form class="adding" part="form" novalidate aria-labelledby="adding" @submit=${submit}>
    <h3 id="adding">${title}</h3>
    <div role="alert">
      ${
        problem ? html`<p class="message ${isUnknown ? 'unknown' : ''}" part="error">${problem}</p>` : nothing
      }
    </div>
    <div>${fields}</div>
    <div class="ways">
      <button type="submit" class="main" part="save" aria-disabled=${isBusy}>
        ${words.text(isBusy ? 'saving' : 'save')}
      </button>
      <button type="button" part="cancel" aria-disabled=${isBusy} @click=${() => view.onCancel()}>
        ${words.text('cancel')}
      </button>
    </div>
  </form>`;
}
