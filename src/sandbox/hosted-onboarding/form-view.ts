import { countryName } from '../../facts/countries.js';
import { html, type Html } from '../pages/html.js';
import type { Faults } from './check.js';
import type { Answers, Choice, Field } from './fields.js';
import type { Language } from './language.js';

const COUNTRIES = [
  'AE',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'DE',
  'EG',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'MA',
  'NL',
  'SA',
  'US',
];

const LONGEST = 200;

/** The questions of a page with what was answered, and what is wrong with it. */
export interface FormView {
  readonly language: Language;
  readonly answers: Answers;
  readonly faults: Faults;
}

const idOf = ({ name }: Field): string => name.replaceAll('.', '-');

/** The first control of a field, which a link in the list of errors leads to. */
const firstId = (field: Field): string =>
  field.choices && field.kind !== 'select' ? `${idOf(field)}-0` : idOf(field);

function describedBy(field: Field, { faults }: FormView): Html | string {
  const ids = [
    ...(field.hint ? [`${idOf(field)}-hint`] : []),
    ...(faults.has(field.name) ? [`${idOf(field)}-fault`] : []),
  ];
  return ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : '';
}

const hintOf = (field: Field, { language }: FormView): Html | string =>
  field.hint ? html`<span class="hint" id="${idOf(field)}-hint">${language.text(field.hint)}</span>` : '';

function faultText(field: Field, { language, faults }: FormView): string {
  const fault = faults.get(field.name);
  return fault ? language.text(fault, { label: language.text(field.label) }) : '';
}

const faultOf = (field: Field, view: FormView): Html | string =>
  view.faults.has(field.name)
    ? html`<span class="fault" id="${idOf(field)}-fault">${faultText(field, view)}</span>`
    : '';

const labelOf = (field: Field, { language, answers }: FormView): Html =>
  html`${language.text(field.label)}${
    field.isOptional?.(answers) && !field.isRevealed
      ? html` <span class="quiet">(${language.text('optional')})</span>`
      : ''
  }`;

function selectView(field: Field, view: FormView): Html {
  const { language, answers } = view;
  const options = field.choices
    ? field.choices.map(({ value, label }) => [value, language.text(label)] as const)
    : COUNTRIES.map((country) => [country, countryName(country, language.code)] as const).toSorted(
        ([, a], [, b]) => a.localeCompare(b, language.code),
      );
  const chosen = answers.get(field.name);
  return html`<select
    id="${idOf(field)}"
    name="${field.name}"
    ${field.autocomplete ? html`autocomplete="${field.autocomplete}"` : ''}
    ${view.faults.has(field.name) ? html`aria-invalid="true"` : ''}
    ${describedBy(field, view)}
  >
    <option value="">${language.text('choose-one')}</option>
    ${options.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${label}</option>`,
    )}
  </select>`;
}

const TYPES = { text: 'text', email: 'email', date: 'date', url: 'text' } as const;

function inputView(field: Field, view: FormView): Html {
  const type = field.kind in TYPES ? TYPES[field.kind as keyof typeof TYPES] : 'text';
  return html`<input
    id="${idOf(field)}"
    name="${field.name}"
    type="${type}"
    maxlength="${LONGEST}"
    value="${view.answers.get(field.name) ?? ''}"
    ${field.kind === 'url' ? html`inputmode="url"` : ''}
    ${field.autocomplete ? html`autocomplete="${field.autocomplete}"` : html`autocomplete="off"`}
    ${view.faults.has(field.name) ? html`aria-invalid="true"` : ''}
    ${describedBy(field, view)}
  />`;
}

function optionView(field: Field, { value, label, reveals }: Choice, at: number, view: FormView): Html {
  const chosen = (view.answers.get(field.name) ?? '').split(',');
  return html`<label class="option"
    ><input
      id="${idOf(field)}-${at}"
      type="${field.kind === 'radio' ? 'radio' : 'checkbox'}"
      name="${field.name}"
      value="${value}"
      ${chosen.includes(value) ? html`checked` : ''}
      ${reveals ? html`data-reveals` : ''}
    /><span>${view.language.text(label)}</span></label
  >`;
}

const classOf = (field: Field, { faults }: FormView, name: string): string =>
  [name, faults.has(field.name) && 'wrong', field.isRevealed && 'revealed'].filter(Boolean).join(' ');

/** One question with its control, its hint and what is wrong with its answer. */
export function fieldView(field: Field, view: FormView): Html {
  if (field.kind === 'radio' || field.kind === 'checkboxes')
    return html`<fieldset class="${classOf(field, view, 'choices')}" ${describedBy(field, view)}>
      <legend>${labelOf(field, view)}</legend>
      ${hintOf(field, view)}${faultOf(field, view)}
      ${(field.choices ?? []).map((choice, at) => optionView(field, choice, at, view))}
    </fieldset>`;
  if (field.kind === 'agreement')
    return html`<div class="${classOf(field, view, 'field')}">
      ${faultOf(field, view)}
      <label class="option"
        ><input
          id="${idOf(field)}"
          type="checkbox"
          name="${field.name}"
          value="yes"
          ${view.answers.get(field.name) === 'yes' ? html`checked` : ''}
          ${view.faults.has(field.name) ? html`aria-invalid="true"` : ''}
          ${describedBy(field, view)}
        /><span>${labelOf(field, view)}</span></label
      >
      ${hintOf(field, view)}
    </div>`;
  const isSelect = field.kind === 'country' || field.kind === 'select';
  return html`<div class="${classOf(field, view, 'field')}">
    <label for="${idOf(field)}">${labelOf(field, view)}</label>
    ${hintOf(field, view)}${faultOf(field, view)}${isSelect ? selectView(field, view) : inputView(field, view)}
  </div>`;
}

/** All that is wrong with a page, each leading to its field; has the focus when the page opens. */
export function errorList(
  fields: readonly Field[],
  view: FormView,
  more: readonly string[] = [],
): Html | string {
  const wrong = fields.filter(({ name }) => view.faults.has(name));
  if (wrong.length + more.length === 0) return '';
  return html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <h2>${view.language.text('errors-title')}</h2>
    <ul>
      ${wrong.map((field) => html`<li><a href="#${firstId(field)}">${faultText(field, view)}</a></li>`)}
      ${more.map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;
}

/** An answer as a person reads it. */
export function answerText(field: Field, { language, answers }: FormView): string {
  const value = answers.get(field.name) ?? '';
  if (!value) return '';
  if (field.kind === 'country') return countryName(value, language.code);
  if (field.kind === 'agreement') return language.text('yes');
  if (field.kind === 'date')
    return new Date(`${value}T00:00:00Z`).toLocaleDateString(language.code, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  const chosen = value.split(',');
  return field.choices
    ? field.choices
        .filter((choice) => chosen.includes(choice.value))
        .map(({ label }) => language.text(label))
        .join(', ')
    : value;
}
