import { html, nothing, type TemplateResult } from 'lit';

import type { Question } from './field.js';

/** A field of one line. */
export function inputView(question: Question): TemplateResult {
  const { field, id, value, isFaulty, read, today } = question;
  const { kind, autocomplete, need } = field;
  const type = kind.type ?? 'text';
  const days = kind.days?.(today);
  const suggestions = field.suggestions?.(read) ?? [];
  // A street may be of another script than the page.
  const dir = kind.isFromLeft ? 'ltr' : type === 'text' && !kind.inputmode ? 'auto' : nothing;
  return html`<input
      id=${id}
      part="field"
      type=${type}
      inputmode=${kind.inputmode ?? nothing}
      autocomplete=${autocomplete ?? 'off'}
      dir=${dir}
      placeholder=${kind.placeholder ?? nothing}
      autocapitalize=${kind.isCapital ? 'characters' : nothing}
      aria-label=${question.label ?? nothing}
      spellcheck=${kind.name === 'text' ? nothing : 'false'}
      min=${days?.min ?? nothing}
      max=${days?.max ?? nothing}
      list=${suggestions.length > 0 ? `known-${id}` : nothing}
      aria-required=${need === 'saved'}
      aria-invalid=${isFaulty}
      aria-describedby="hint-${id} fault-${id}"
      .value=${value}
      @input=${({ target }: Event) => question.write((target as HTMLInputElement).value)}
    />
    ${
      suggestions.length > 0
        ? html`<datalist id="known-${id}">
            ${suggestions.map((each) => html`<option value=${each.value}>${each.text}</option>`)}
          </datalist>`
        : nothing
    }`;
}

/** A field of several lines. */
export function longView(question: Question): TemplateResult {
  const { field, id, value, isFaulty } = question;
  return html`<textarea
    id=${id}
    part="field"
    rows="3"
    dir="auto"
    aria-required=${field.need === 'saved'}
    aria-invalid=${isFaulty}
    aria-describedby="hint-${id} fault-${id}"
    .value=${value}
    @input=${({ target }: Event) => question.write((target as HTMLTextAreaElement).value)}
  ></textarea>`;
}
