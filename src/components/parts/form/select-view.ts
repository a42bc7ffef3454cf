import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

import type { Option, Question } from './field.js';

/** A choice of one. A value that is not among the options stays one. */
export function selectView(question: Question, options: readonly Option[]): TemplateResult {
  const { field, id, value, isFaulty, hasNone, words } = question;
  const isThere = options.some((option) => option.value === value);
  const none = hasNone || value === '' ? [{ value: '', text: words.text(field.none ?? 'choose') }] : [];
  const all = [...none, ...options, ...(isThere || value === '' ? [] : [{ value, text: value }])];
  return html`<select
    id=${id}
    part="field"
    autocomplete=${field.autocomplete ?? 'off'}
    aria-required=${field.need === 'saved'}
    aria-invalid=${isFaulty}
    aria-describedby="hint-${id} fault-${id}"
    @change=${({ target }: Event) => question.write((target as HTMLSelectElement).value)}
  >
    ${guard([options, value, ...none.map(({ text }) => text)], () =>
      all.map(
        (option) =>
          html`<option value=${option.value} .selected=${option.value === value}>${option.text}</option>`,
      ),
    )}
  </select>`;
}
