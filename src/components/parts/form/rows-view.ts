import { html, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Field, List, Question, Row } from './field.js';
import { questionView, type FieldView } from './field-view.js';

/** What is to be known to ask for a column of a row. */
export function cellOf(view: FieldView, list: List, at: number, row: Row, field: Field): Question {
  const { editor, words, language } = view;
  const { path, need } = field;
  const id = `${list.path}.${at}.${path}`;
  const read = (name: string): string => row[name] ?? '';
  return {
    field,
    id,
    value: read(path),
    read,
    isFaulty: id in editor.faults,
    hasNone: need !== 'saved',
    today: editor.today,
    words,
    language,
    write: (text) => editor.writeCell(list, at, path, typeof text === 'string' ? text : text(read(path))),
  };
}

/** What a row is called: by the name that it has, else by its number. */
function titleOf({ language, words }: FieldView, list: List, at: number, row: Row): string {
  const name = list.title?.(row);
  return name
    ? apart(name)
    : words.text(list.row, { number: new Intl.NumberFormat(language).format(at + 1) });
}

/** The rows of a list, each with a way to take it out, and a way to add one. */
export function rowsView(view: FieldView, list: List, onAdd: (list: List) => void): TemplateResult {
  const { words, editor } = view;
  const rows = editor.entries.rows[list.path] ?? [];
  return html`${rows.map((row, at) => {
      const name = titleOf(view, list, at, row);
      return html`<fieldset class="item" part="row">
        <legend>${name}</legend>
        ${list.columns.map((column) => questionView(view, cellOf(view, list, at, row, column)))}
        <button type="button" class="small" part="remove-row" @click=${() => editor.removeRow(list, at)}>
          ${words.text('remove-row', { name })}
        </button>
      </fieldset>`;
    })}
    <button type="button" class="small" part="add-row" id="add-${list.path}" @click=${() => onAdd(list)}>
      ${words.text(list.add)}
    </button>`;
}
