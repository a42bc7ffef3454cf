import { html, nothing, type TemplateResult } from 'lit';

import type { FieldView } from './field-view.js';

/** What was typed here before and never saved, offered back. */
export function draftView(
  { editor, words, language }: FieldView,
  onTake: () => void,
): TemplateResult | typeof nothing {
  const { offered } = editor;
  if (!offered) return nothing;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' });
  return html`<div class="notice" part="draft" role="group" aria-labelledby="draft-found">
    <p id="draft-found">
      ${words.text('draft-found', { time: format.format(offered.at) })} ${words.text('draft-numbers')}
    </p>
    <div class="actions">
      <button type="button" part="take-draft" @click=${onTake}>${words.text('take-draft')}</button>
      <button type="button" part="drop-draft" @click=${() => editor.dropDraft()}>
        ${words.text('drop-draft')}
      </button>
    </div>
  </div>`;
}

/** Asks before a link is followed away from something unsaved. */
export function leaveDialog(
  { words }: Pick<FieldView, 'words'>,
  isKept: boolean,
  onLeave: () => void,
): TemplateResult {
  const close = ({ target }: Event): void => (target as HTMLElement).closest('dialog')?.close();
  const leave = (event: Event): void => {
    close(event);
    onLeave();
  };
  return html`<dialog part="leave-dialog" aria-labelledby="leave-title" aria-describedby="leave-text">
    <h2 id="leave-title">${words.text('leave')}</h2>
    <p id="leave-text">${words.text(isKept ? 'leave-text' : 'leave-text-none')}</p>
    <div class="actions">
      <button type="button" class="main" part="stay" autofocus @click=${close}>${words.text('stay')}</button>
      <button type="button" part="leave" @click=${leave}>${words.text('leave-now')}</button>
    </div>
  </dialog>`;
}
