import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { identityDocumentsOf } from '../../../facts/identity-documents.js';
import { countryName } from '../../../facts/countries.js';
import { numberRuleOf } from '../../../facts/national-numbers.js';
import { postalCodeOf } from '../../../facts/postal-codes.js';
import { statesOf } from '../../../facts/states.js';
import { isNeeded } from './check-entries.js';
import { countryOf, yearsBefore } from './check-value.js';
import type { Editor } from './editor.js';
import { textAt } from './entries.js';
import type { Field, Read } from './field.js';
import { countryOptions, selectView, type Option } from './select-view.js';
import type { Word as FormWord } from '../../../words/compiled/legal-entity-form/form/en.js';

export interface FieldView {
  readonly editor: Editor;
  readonly words: Words<FormWord>;
  readonly language: string;
}

const readOf =
  ({ editor }: FieldView): Read =>
  (path) =>
    textAt(editor.entries, path);

/** An example of what a field wants, where its country has one. */
function exampleOf(view: FieldView, field: Field): string {
  const country = countryOf(field, readOf(view));
  if (field.kind === 'postal-code') return postalCodeOf(country)?.example ?? '';
  return (field.number && numberRuleOf(country, field.number.use)?.example) ?? '';
}

function hintOf(view: FieldView, field: Field): string {
  const { words, language } = view;
  const example = exampleOf(view, field);
  const country = countryOf(field, readOf(view));
  const isPersonal = field.number?.use === 'personal';
  // A passport's number is not that of the person.
  if (isPersonal && readOf(view)('individual.identificationData.type') !== 'nationalIdNumber') return '';
  const rule = field.number && numberRuleOf(country, field.number.use);
  if (rule)
    return words.text('here-called', {
      country: apart(countryName(country, language)),
      name: apart(rule.name),
      example: apart(example),
    });
  if (example) return words.text('for-example', { example: apart(example) });
  return field.hint ? words.text(field.hint) : '';
}

/** Why a field is not right. It is said once, with the others, when saving ends; here it is read with the field. */
export function faultView(view: FieldView, path: string, example = ''): TemplateResult {
  const { words, editor } = view;
  const fault = editor.faults[path];
  const shown = example && words.text('for-example', { example: apart(example) });
  const text = fault
    ? words.text(fault, { example: fault === 'not-postal-code' ? apart(example) : shown })
    : nothing;
  return html`<span class="fault" id="fault-${path}" part="error">${text}</span>`;
}

export const labelOf = ({ words }: FieldView, label: FormWord, isWanted: boolean): string =>
  isWanted ? words.text(label) : words.text('optional', { label: words.text(label) });

/** Choices of a field; nothing where it is typed. */
function optionsOf(view: FieldView, field: Field): readonly Option[] | undefined {
  const { words, language } = view;
  if (field.kind === 'country') return countryOptions(language);
  if (field.kind === 'state') {
    const states = statesOf(countryOf(field, readOf(view)));
    return states.length > 0 ? states.map(({ code, name }) => ({ value: code, text: name })) : undefined;
  }
  const proofs: readonly string[] = identityDocumentsOf(
    readOf(view)('individual.residentialAddress.country'),
  );
  const isOffered = (value: string): boolean => field.label !== 'proof' || proofs.includes(value);
  return field.choices
    ?.filter(({ value }) => isOffered(value))
    .map(({ value, word }) => ({ value, text: words.text(word) }));
}

const TYPES = { email: 'email', phone: 'tel', birthday: 'date', 'past-day': 'date', 'coming-day': 'date' };

/** The earliest and the latest day that the browser's own calendar offers. */
function daysOf({ kind }: Field, today: string): { readonly min: string; readonly max: string } {
  if (kind === 'birthday') return { min: yearsBefore(today, 120), max: yearsBefore(today, 18) };
  if (kind === 'coming-day') return { min: today, max: '9999-12-31' };
  return { min: '1000-01-01', max: today };
}

/** Read from left to right in every language; other text, by what is typed: a street may be of another script. */
const FROM_LEFT = ['email', 'phone', 'number', 'postal-code'];

function inputView(view: FieldView, field: Field): TemplateResult {
  const { path, kind, autocomplete, need } = field;
  const { editor } = view;
  const type = TYPES[kind as keyof typeof TYPES] ?? 'text';
  const days = type === 'date' ? daysOf(field, editor.today) : undefined;
  return html`<input
    id=${path}
    part="field"
    type=${type}
    autocomplete=${autocomplete ?? 'off'}
    dir=${FROM_LEFT.includes(kind) ? 'ltr' : type === 'text' ? 'auto' : nothing}
    spellcheck=${kind === 'text' ? nothing : 'false'}
    min=${days?.min ?? nothing}
    max=${days?.max ?? nothing}
    aria-required=${need === 'saved'}
    aria-invalid=${path in editor.faults}
    aria-describedby="hint-${path} fault-${path}"
    .value=${readOf(view)(path)}
    @input=${({ target }: Event) => editor.write(path, (target as HTMLInputElement).value)}
  />`;
}

function longView(view: FieldView, { path }: Field): TemplateResult {
  const { editor } = view;
  return html`<textarea
    id=${path}
    part="field"
    rows="3"
    dir="auto"
    aria-invalid=${path in editor.faults}
    aria-describedby="hint-${path} fault-${path}"
    .value=${readOf(view)(path)}
    @input=${({ target }: Event) => editor.write(path, (target as HTMLTextAreaElement).value)}
  ></textarea>`;
}

function controlView(view: FieldView, field: Field): TemplateResult {
  const { path, autocomplete, need } = field;
  const options = optionsOf(view, field);
  if (!options) return field.kind === 'long-text' ? longView(view, field) : inputView(view, field);
  return selectView(view, {
    path,
    options,
    autocomplete,
    value: readOf(view)(path),
    hasNone: textAt(view.editor.opened, path) === '',
    isRequired: need === 'saved',
    onChoice: (value) => view.editor.write(path, value),
  });
}

/** One question with what is to be known of it, and what is wrong with the answer. */
export function fieldView(view: FieldView, field: Field): TemplateResult | typeof nothing {
  if (field.isAsked?.(readOf(view)) === false) return nothing;
  const { path } = field;
  return html`<div class="field ${field.kind}">
    <label for=${path}>${labelOf(view, field.label, isNeeded(field, readOf(view)))}</label>
    <div class="answer">
      ${controlView(view, field)}
      <span class="quiet" id="hint-${path}">${hintOf(view, field) || nothing}</span>
      ${faultView(view, path, exampleOf(view, field))}
    </div>
  </div>`;
}
