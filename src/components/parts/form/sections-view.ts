import { html, nothing, type TemplateResult } from 'lit';

import { progressOf, type Progress } from './check-entries.js';
import { fieldsOf, type Section } from './field.js';
import { fieldView } from './field-view.js';
import { unknownView, type FormView } from './news-view.js';
import { rowsView } from './rows-view.js';
import { saveView } from './save-view.js';

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
  const { name = '', hint, fields, list } = section;
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

/** All that is asked, section by section, and the button that saves it. */
export function sectionsView(view: FormView): TemplateResult {
  const { editor } = view;
  return html`${unknownView(view)} ${overallView(view)}
  ${editor.sections.map((section) => sectionView(view, section))}
  ${saveView(view, editor.base ? 'save' : 'save-new')}`;
}
