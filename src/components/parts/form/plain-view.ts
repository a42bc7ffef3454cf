import { html, nothing, type TemplateResult } from 'lit';

import type { List, Section } from './field.js';
import { faultView, fieldView } from './field-view.js';
import { inputView } from './input-view.js';
import { newsView, unknownView, type FormView } from './news-view.js';
import { cellOf } from './rows-view.js';

export interface PlainForm {
  readonly title: string;
  /** What is to be known before anything is typed. */
  readonly lead?: string | undefined;
  onCancel(): void;
}

/** Rows of one field each. */
function plainRowsView(view: FormView, list: List): TemplateResult {
  const { words, editor, language, onAdd } = view;
  const [column] = list.columns;
  const rows = editor.entries.rows[list.path] ?? [];
  return html`<fieldset class="stack">
    <legend>${words.text(list.legend ?? '')}</legend>
    ${rows.map((row, at) => {
      const label = words.text(list.row, { number: new Intl.NumberFormat(language).format(at + 1) });
      const cell = { ...cellOf(view, list, at, row, column!), label };
      const remove = words.text('remove-row');
      return html`<div class="field">
        <span class="line">
          ${inputView(cell)}
          ${
            rows.length > 1
              ? html`<button
                  type="button"
                  class="small"
                  part="remove-row"
                  aria-label="${remove}: ${label}"
                  @click=${() => editor.removeRow(list, at)}
                >
                  ${remove}
                </button>`
              : nothing
          }
        </span>
        <span hidden data-label=${cell.id}>${label}</span>
        ${faultView(view, cell)}
      </div>`;
    })}
    <p>
      <button type="button" class="small" part="add-row" @click=${() => onAdd(list)}>
        ${words.text(list.add)}
      </button>
    </p>
  </fieldset>`;
}

function sectionView(view: FormView, { fields, list }: Section): TemplateResult {
  return html`${fields.map((field) => fieldView(view, field))} ${list ? plainRowsView(view, list) : nothing}`;
}

/** A form of a few fields without sections, opened among other things, that is saved or given up. */
export function plainFormView(view: FormView, { title, lead, onCancel }: PlainForm): TemplateResult {
  const { words, editor, isSaving, onSave } = view;
  const unmarked: FormView = { ...view, isUnmarked: true };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return html`<form class="record" part="form" novalidate aria-labelledby="form-title" @submit=${submit}>
    <h3 id="form-title" tabindex="-1">${title}</h3>
    ${lead ? html`<p class="quiet">${lead}</p>` : nothing}
    ${editor.sections.map((section) => sectionView(unmarked, section))} ${unknownView(view)} ${newsView(view)}
    <div class="actions">
      <button type="submit" class="main" part="save" aria-disabled=${isSaving}>
        ${words.text(isSaving ? 'saving' : 'save')}
      </button>
      <button type="button" part="cancel" aria-disabled=${isSaving} @click=${() => isSaving || onCancel()}>
        ${words.text('cancel')}
      </button>
    </div>
  </form>`;
}
