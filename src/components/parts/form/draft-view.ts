import { html, nothing, type TemplateResult } from 'lit';

import type { Drafting } from './drafting.js';
import type { FieldView } from './field-view.js';

/**
 * What was typed here before and never saved, offered back.
 *
 * @param note - What else is to be known of the draft.
 */
export function draftView(
  { words, language }: Pick<FieldView, 'words' | 'language'>,
  drafting: Drafting,
  onTake: () => void,
  note = '',
): TemplateResult | typeof nothing {
  const { offered } = drafting;
  if (!offered) return nothing;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' });
  return html`<div class="notice" part="draft" role="group" aria-labelledby="draft-found">
    <p id="draft-found">${words.text('draft-found', { time: format.format(offered.at) })} ${note}</p>
    <div class="actions">
      <button type="button" part="take-draft" @click=${onTake}>${words.text('take-draft')}</button>
      <button type="button" part="drop-draft" @click=${() => drafting.drop()}>
        ${words.text('drop-draft')}
      </button>
    </div>
  </div>`;
}
