import { html, nothing, type TemplateResult } from 'lit';

import { newsView, type FormView } from './news-view.js';

/** A form with what stands in it. */
export function formView({ isSaving, onSave }: FormView, content: unknown): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return html`<form part="form" novalidate @submit=${submit}>${content}</form>`;
}

/** How the last try ended, and the button that begins the next, called by `word`. */
export function saveView(view: FormView, word: string): TemplateResult {
  const { words, editor, isSaving } = view;
  return html`${newsView(view)}
    <div class="actions">
      <button type="submit" class="main" part="save" aria-disabled=${isSaving}>
        ${words.text(isSaving ? 'saving' : word)}
      </button>
      <span class="quiet">${editor.isDirty && !isSaving ? words.text('unsaved') : nothing}</span>
    </div>`;
}
