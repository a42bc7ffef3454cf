import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { progressOf, type Progress } from './check-entries.js';
import { fieldsOf, type List, type Section } from './field.js';
import { fieldView, type FieldView } from './field-view.js';
import { rowsView } from './rows-view.js';

export interface FormView extends FieldView {
  readonly isSaving: boolean;
  /** How the last thing ended, beside the button that began it. */
  readonly news: { readonly text: string; readonly isGood: boolean } | undefined;
  /** Paths that the platform does not take, and no field goes by. */
  readonly unknown: readonly string[];
  onSave(): void;
  onAdd(list: List): void;
}

function progressText({ words, language }: FormView, { filled, needed }: Progress): string {
  if (filled === needed) return words.text('all-filled');
  const count = new Intl.NumberFormat(language);
  return words.text('progress', { filled: count.format(filled), needed: count.format(needed) });
}

/** What of a section is filled in at the beginning decides whether it is open then; from then on the reader does. */
function isOpenAtFirst({ editor: { opened } }: FormView, { fields, list, isExtra }: Section): boolean {
  if (!isExtra) return true;
  return fields.some(({ path }) => path in opened.texts) || (list !== undefined && list.path in opened.rows);
}

function sectionView(view: FormView, section: Section): TemplateResult {
  const { words, editor } = view;
  const { name, hint, fields, list } = section;
  const progress = progressOf(fields, editor.entries);
  return html`<details part="section" ?open=${isOpenAtFirst(view, section)}>
    <summary part="summary">
      <h2 id=${name}>${words.text(name)}</h2>
      <span class="quiet ${progress.filled === progress.needed ? 'whole' : ''}" part="section-progress"
        >${progress.needed > 0 ? progressText(view, progress) : nothing}</span
      >
    </summary>
    <div class="section" role="group" aria-labelledby=${name}>
      ${hint ? html`<p class="quiet">${words.text(hint)}</p>` : nothing}
      ${fields.map((field) => fieldView(view, field))} ${list ? rowsView(view, list, view.onAdd) : nothing}
    </div>
  </details>`;
}

function overallView(view: FormView): TemplateResult | typeof nothing {
  const { words, editor } = view;
  const progress = progressOf(fieldsOf(editor.sections), editor.entries);
  if (progress.needed === 0) return nothing;
  return html`<div class="overall" part="progress">
    <label for="overall">${words.text('progress-all')}</label>
    <progress id="overall" max=${progress.needed} .value=${progress.filled}></progress>
    <span class="quiet">${progressText(view, progress)}</span>
  </div>`;
}

/** What the platform does not take, and the form does not ask for. */
export function unknownText({ words, unknown, language }: Omit<FormView, 'editor'>): string {
  if (unknown.length === 0) return '';
  const fields = new Intl.ListFormat(language).format(unknown.map(apart));
  return words.text('unknown-fields', { fields });
}

/** All that is asked, section by section, and the button that saves it. */
export function sectionsView(view: FormView): TemplateResult {
  const { words, editor, isSaving, news } = view;
  const unknown = unknownText(view);
  return html`${unknown ? html`<p class="notice bad" part="unknown-fields" tabindex="-1">${unknown}</p>` : nothing}
    ${overallView(view)} ${editor.sections.map((section) => sectionView(view, section))}
    ${
      news
        ? html`<p
            class="notice ${news.isGood ? 'good' : 'bad'}"
            part=${news.isGood ? 'notice' : 'error'}
            tabindex="-1"
          >
            ${news.text}
          </p>`
        : nothing
    }
    <div class="actions">
      <button type="submit" class="main" part="save" aria-disabled=${isSaving}>
        ${words.text(isSaving ? 'saving' : editor.base ? 'save' : 'save-new')}
      </button>
      <span class="quiet">${editor.isDirty && !isSaving ? words.text('unsaved') : nothing}</span>
    </div>`;
}

/** A form with what stands in it. */
export function formView({ isSaving, onSave }: FormView, content: unknown): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return html`<form part="form" novalidate @submit=${submit}>${content}</form>`;
}
