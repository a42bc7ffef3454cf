import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { countText } from '../../../parts/table/table-words.js';
import type { SchemaText } from './schema-rows.js';
import { LANGUAGE_CHOICES, STANDARD_CHOICES } from './schema-kind.js';
import { outlineOf, type SchemaFault } from './schema-text.js';
import type { RoomTexts } from '../showing.js';
import { textField } from '../../shell/texts/text-field.js';

interface SchemaFields {
  readonly words: RoomTexts;
  readonly language: string;
  readonly schema: SchemaText;
  readonly fault: SchemaFault | undefined;
  readonly hint: string;
  onChange(changes: Partial<SchemaText>): void;
}

/** Why a schema is not taken, with its place. */
export function faultText(words: RoomTexts, language: string, fault: SchemaFault): string {
  if (fault.kind !== 'not-json') return words.text(fault.kind);
  const { line, column } = fault.place;
  return words.text('not-json', {
    line: countText({ language }, line),
    column: countText({ language }, column),
  });
}

/** The kind of a schema, its language and its text, with what it describes. */
export function schemaFields(view: SchemaFields): TemplateResult {
  const { words, schema, onChange } = view;
  const faultAt = (field: SchemaFault['field']): string =>
    view.fault?.field === field ? faultText(words, view.language, view.fault) : '';
  return html`<div class="kinds">
      ${textField(
        { label: words.text('standard'), choices: STANDARD_CHOICES },
        {
          id: 'schema-type',
          text: schema.type,
          fault: faultAt('type'),
          onType: (type) => onChange({ type }),
        },
      )}
      ${textField(
        { label: words.text('language'), choices: LANGUAGE_CHOICES },
        {
          id: 'schema-language',
          text: schema.language,
          fault: faultAt('language'),
          onType: (language) => onChange({ language }),
        },
      )}
    </div>
    ${textArea(view, faultAt('schema'))} ${outlineView(words, schema)}`;
}

function textArea({ words, schema, hint, onChange }: SchemaFields, fault: string): TemplateResult {
  return html`<div class="field">
    <label for="schema-schema">${words.text('schema-text')}</label>
    <textarea
      id="schema-schema"
      class="schema"
      part="field"
      dir="ltr"
      rows="14"
      spellcheck="false"
      autocapitalize="none"
      aria-required="true"
      aria-invalid=${fault !== ''}
      aria-describedby="schema-schema-hint schema-schema-fault"
      .value=${live(schema.text)}
      @input=${({ target }: Event) => onChange({ text: (target as HTMLTextAreaElement).value })}
    ></textarea>
    <span class="quiet" id="schema-schema-hint">${hint}</span>
    <span class="fault" id="schema-schema-fault">${fault || nothing}</span>
  </div>`;
}

function outlineView(words: RoomTexts, schema: SchemaText): TemplateResult | typeof nothing {
  const operations = outlineOf(schema);
  if (operations.length === 0) return nothing;
  return html`<details part="outline">
    <summary>${words.text('outline', { count: operations.length })}</summary>
    <ul class="list outline" tabindex="0" aria-label=${words.text('outline', { count: operations.length })}>
      ${operations.map(
        ({ method, path, summary }) =>
          html`<li>
            <code dir="ltr">${method} ${path}</code> <bdi class="quiet" dir="auto">${summary}</bdi>
          </li>`,
      )}
    </ul>
  </details>`;
}
