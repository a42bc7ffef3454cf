import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { isNeeded } from './check-entries.js';
import type { Editor } from './editor.js';
import { readOf, textAt } from './entries.js';
import { isAsked, type Field, type FormWords, type Question } from './field.js';
import { inputView } from './input-view.js';
import { selectView } from './select-view.js';

export interface FieldView {
  readonly editor: Editor<object>;
  readonly words: FormWords;
  readonly language: string;
  /** Labels do not say which fields are optional. */
  readonly isUnmarked?: boolean;
}

/** What is to be known to ask for a field of the form. */
function questionOf({ editor, words, language }: FieldView, field: Field): Question {
  const { path } = field;
  const read = readOf(editor.entries);
  return {
    field,
    id: path,
    value: read(path),
    read,
    isFaulty: path in editor.faults,
    hasNone: field.none !== undefined || textAt(editor.opened, path) === '',
    today: editor.today,
    words,
    language,
    write: (text) => editor.write(path, text),
  };
}

function hintOf(question: Question): string {
  const { field, read, words } = question;
  const { kind, hint } = field;
  const known = kind.hint?.(question);
  if (known !== undefined) return known;
  const example = kind.example?.(field, read);
  if (example) return words.text('for-example', { example: apart(example) });
  return field.note?.(read) || (hint ? words.text(hint) : '');
}

/** Why a field is not right. It is said once, with the others, when saving ends; here it is read with the field. */
function faultText({ field, read, words }: Question, fault: string): string {
  const example = field.kind.example?.(field, read);
  const shown = example ? apart(example) : '';
  // Where there is no example, the sentence does without.
  const told = fault === 'not-postal-code' || !shown ? shown : words.text('for-example', { example: shown });
  return words.text(fault, { example: told });
}

function controlView(question: Question): TemplateResult {
  const { kind } = question.field;
  if (kind.control) return kind.control(question);
  const options = kind.options?.(question);
  return options ? selectView(question, options) : inputView(question);
}

/** What is wrong with the answer. */
export function faultView({ editor }: FieldView, question: Question): TemplateResult {
  const { id } = question;
  const fault = editor.faults[id];
  return html`<span class="fault" id="fault-${id}" part="error"
    >${fault ? faultText(question, fault) : nothing}</span
  >`;
}

/** One question with what is to be known of it, and what is wrong with the answer. */
export function questionView(view: FieldView, question: Question): TemplateResult | typeof nothing {
  const { field, id, read, words } = question;
  if (!isAsked(field, read)) return nothing;
  const isMarked = !view.isUnmarked && !isNeeded(field, read);
  const name = words.text(field.label);
  const label = isMarked ? words.text('optional', { label: name }) : name;
  const answer = html`${controlView(question)}
    <span class="quiet" id="hint-${id}">${hintOf(question) || nothing}</span>
    ${faultView(view, question)}`;
  if (field.kind.isGroup)
    return html`<fieldset class="stack" aria-describedby="hint-${id} fault-${id}">
      <legend data-label=${id}>${label}</legend>
      ${answer}
    </fieldset>`;
  return html`<div class="field ${field.kind.name}">
    <label for=${id} data-label=${id}>${label}</label>
    <div class="answer">${answer}</div>
  </div>`;
}

export const fieldView = (view: FieldView, field: Field): TemplateResult | typeof nothing =>
  questionView(view, questionOf(view, field));
