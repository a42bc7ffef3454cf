import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** How a text is asked for. */
export interface FieldLook {
  readonly label: string;
  readonly hint?: string;
  readonly isLong?: boolean;
  /** Something that programs read, rather than a name or a sentence. */
  readonly isCode?: boolean;
  /** Left out: a text. */
  readonly type?: 'date';
  /** What can be chosen. Left out: any text. */
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
}

interface FieldState {
  readonly id: string;
  readonly text: string;
  readonly fault: string;
  readonly isRequired?: boolean;
  onType(text: string): void;
}

/** A text on one line, on several, or one of a few that are offered. */
export function textField(look: FieldLook, state: FieldState): TemplateResult {
  const { label, hint } = look;
  const { id, fault } = state;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control(look, state)} ${hint ? html`<span class="quiet" id="${id}-hint">${hint}</span>` : nothing}
    <span class="fault" id="${id}-fault">${fault || nothing}</span>
  </div>`;
}

function control({ choices, isLong, isCode, type, hint }: FieldLook, state: FieldState): TemplateResult {
  const { id, text, fault, isRequired = false, onType } = state;
  const described = hint ? `${id}-hint ${id}-fault` : `${id}-fault`;
  const typed = ({ target }: Event): void => onType((target as HTMLInputElement).value);
  if (choices)
    return html`<select
      id=${id}
      part="field"
      aria-invalid=${fault !== ''}
      aria-describedby=${described}
      @change=${typed}
    >
      ${(choices.some(({ value }) => value === text) ? choices : [...choices, { value: text, text }]).map((choice) => html`<option value=${choice.value} .selected=${live(choice.value === text)}>${choice.text}</option>`)}
    </select>`;
  if (isLong)
    return html`<textarea
      id=${id}
      part="field"
      dir="auto"
      rows="3"
      maxlength="10000"
      aria-invalid=${fault !== ''}
      aria-describedby=${described}
      .value=${live(text)}
      @input=${typed}
    ></textarea>`;
  return html`<input
    id=${id}
    part="field"
    type=${type ?? 'text'}
    class=${isCode ? 'code' : ''}
    dir=${isCode ? 'ltr' : 'auto'}
    spellcheck=${isCode ? 'false' : nothing}
    autocapitalize=${isCode ? 'none' : nothing}
    maxlength="300"
    aria-required=${isRequired}
    aria-invalid=${fault !== ''}
    aria-describedby=${described}
    .value=${live(text)}
    @input=${typed}
  />`;
}
