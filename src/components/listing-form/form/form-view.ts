import { html, type TemplateResult } from 'lit';

import { fieldView } from '../../parts/form/field-view.js';
import type { Field } from '../../parts/form/field.js';
import { unknownView } from '../../parts/form/news-view.js';
import { formView, saveView } from '../../parts/form/save-view.js';
import { picturesView, type ListingView } from './pictures-view.js';

/** A choice among the categories, and the way to a new one. */
function categoryView(view: ListingView, field: Field): TemplateResult {
  const { words, newCategory, onNewCategory } = view;
  if (newCategory) return html`${fieldView(view, field)}${newCategory}`;
  return html`<div class="field">
    ${fieldView(view, field)}
    <button type="button" class="small" part="new-category" @click=${onNewCategory}>
      ${words.text('new-category')}
    </button>
  </div>`;
}

/** All fields of a listing, and the button that saves it. */
export function listingView(view: ListingView): TemplateResult {
  const plain: ListingView = { ...view, isUnmarked: true };
  const one = (field: Field) =>
    field.path === 'categoryId' ? categoryView(plain, field) : fieldView(plain, field);
  const [texts, ...rows] = view.editor.sections;
  const content = html`${texts?.fields.map(one)}
  ${rows.map(({ fields, list }) =>
    list ? picturesView(plain, list) : html`<div class="row">${fields.map(one)}</div>`,
  )}
  ${unknownView(plain)} ${saveView(plain, 'save')}`;
  return formView(view, content);
}
