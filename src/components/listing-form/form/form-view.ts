import { html, nothing, type TemplateResult } from 'lit';

import { LISTING_CONDITIONS } from '../../../facts/listing-conditions.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { faultView } from './fault-view.js';
import type { TextName } from './fields.js';
import { imagesView } from './images-view.js';
import type { FormView } from './view.js';

const typed =
  (view: FormView, name: TextName) =>
  ({ target }: Event) =>
    view.editor.type(name, (target as HTMLInputElement).value);

const labelOf = ({ words, editor }: FormView, name: TextName): string =>
  words.text(name, { currency: editor.currency });

interface InputOptions {
  readonly inputmode?: 'decimal' | 'numeric';
  readonly hint?: string;
  readonly isRequired?: boolean;
}

function inputView(view: FormView, name: TextName, { inputmode, hint, isRequired }: InputOptions = {}) {
  return html`<div class="field">
    <label for=${name}>${labelOf(view, name)}</label>
    <input
      id=${name}
      part="field"
      autocomplete="off"
      inputmode=${inputmode ?? 'text'}
      dir=${inputmode ? nothing : 'auto'}
      aria-required=${isRequired ?? false}
      aria-invalid=${name in view.editor.faults}
      aria-describedby="hint-${name} fault-${name}"
      .value=${view.editor.fields[name]}
      @input=${typed(view, name)}
    />
    <span class="quiet" id="hint-${name}">${hint ?? nothing}</span>
    ${faultView(view, name)}
  </div>`;
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

function selectView(view: FormView, name: TextName, choices: readonly Choice[], more?: TemplateResult) {
  const chosen = view.editor.fields[name];
  const isThere = choices.some(({ value }) => value === chosen);
  const all = isThere ? choices : [...choices, { value: chosen, text: chosen }];
  return html`<div class="field">
    <label for=${name}>${labelOf(view, name)}</label>
    <select
      id=${name}
      part="field"
      aria-invalid=${name in view.editor.faults}
      aria-describedby="fault-${name}"
      @change=${typed(view, name)}
    >
      ${all.map(({ value, text }) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>
    ${faultView(view, name)} ${more}
  </div>`;
}

function categoryView(view: FormView): TemplateResult {
  const { words, categories, editor, newCategory } = view;
  const { base } = editor;
  const isListed = !base || categories.some(({ id }) => id === base.category.id);
  const known = isListed ? categories : [...categories, base.category];
  const choices = [
    ...(editor.fields.categoryId === '' ? [{ value: '', text: words.text('choose-category') }] : []),
    ...known.map(({ id, name }) => ({ value: id, text: name })),
  ];
  const more = newCategory
    ? undefined
    : html`<button type="button" class="small" part="new-category" @click=${view.onNewCategory}>
        ${words.text('new-category')}
      </button>`;
  return html`${selectView(view, 'categoryId', choices, more)} ${newCategory ?? nothing}`;
}

/** All fields of a listing, and the button that saves it. */
export function formView(view: FormView): TemplateResult {
  const { words, editor, isSaving, onSave, news } = view;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  const statuses = ['draft', 'active', ...(editor.base ? ['archived' as const] : [])] as const;
  return html`<form part="form" novalidate @submit=${submit}>
    ${inputView(view, 'title', { isRequired: true })}
    <div class="field">
      <label for="description">${words.text('description')}</label>
      <textarea
        id="description"
        part="field"
        rows="5"
        dir="auto"
        aria-invalid=${'description' in editor.faults}
        aria-describedby="fault-description"
        .value=${editor.fields.description}
        @input=${typed(view, 'description')}
      ></textarea>
      ${faultView(view, 'description')}
    </div>
    <div class="row">
      ${inputView(view, 'price', { inputmode: 'decimal', isRequired: true })}
      ${inputView(view, 'compareAtPrice', { inputmode: 'decimal', hint: words.text('compare-hint') })}
      ${inputView(view, 'stock', { inputmode: 'numeric', isRequired: true })}
    </div>
    <div class="row">
      ${categoryView(view)}
      ${selectView(
        view,
        'condition',
        LISTING_CONDITIONS.map((value) => ({ value, text: conditionText(words, value) })),
      )}
      ${selectView(
        view,
        'status',
        statuses.map((value) => ({ value, text: words.text(value) })),
      )}
    </div>
    ${imagesView(view)}
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
        ${words.text(isSaving ? 'saving' : 'save')}
      </button>
      <span class="quiet">${editor.isDirty && !isSaving ? words.text('unsaved') : nothing}</span>
    </div>
  </form>`;
}
