import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

interface FieldView {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly fault?: string;
  readonly hint?: string;
}

interface SelectView extends FieldView {
  readonly options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}

interface TextView extends FieldView {
  /** A name or a sentence, rather than something that programs read. */
  readonly isProse?: boolean;
  readonly isRequired?: boolean;
  /** Lines of it that are shown. Left out: it has one line. */
  readonly rows?: number;
  readonly inputMode?: 'numeric';
  readonly most?: number;
  /** Told when it is left, rather than with every letter. */
  readonly isLate?: boolean;
  onType(text: string): void;
}

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

const around = ({ id, label, fault = '', hint = '' }: FieldView, field: TemplateResult): TemplateResult =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    ${field}
    <span class="quiet" id="${id}-hint">${hint || nothing}</span>
    <span class="fault" id="${id}-fault">${fault || nothing}</span>
  </div>`;

/** One of several. */
export const selectView = (view: SelectView): TemplateResult =>
  around(
    view,
    html`<select
      id=${view.id}
      part="field"
      aria-describedby="${view.id}-hint"
      .value=${live(view.value)}
      @change=${(event: Event) => view.onChange(valueOf(event))}
    >
      ${view.options.map(
        ([value, text]) => html`<option value=${value} ?selected=${value === view.value}>${text}</option>`,
      )}
    </select>`,
  );

/** A text of one line or more. */
export function textView(view: TextView): TemplateResult {
  const { id, value, fault = '', isProse = false, isRequired = false, rows, onType } = view;
  const on = (isNow: boolean) => (event: Event) => isNow && onType(valueOf(event));
  const [typed, left] = [on(!view.isLate), on(view.isLate === true)];
  return around(
    view,
    rows
      ? html`<textarea
          id=${id}
          part="field"
          class="code"
          dir="ltr"
          rows=${rows}
          spellcheck="false"
          autocapitalize="none"
          aria-invalid=${fault !== ''}
          aria-describedby="${id}-hint ${id}-fault"
          .value=${live(value)}
          @input=${typed}
        ></textarea>`
      : html`<input
          id=${id}
          part="field"
          class=${isProse ? '' : 'code'}
          dir=${isProse ? 'auto' : 'ltr'}
          spellcheck=${isProse ? nothing : 'false'}
          autocapitalize=${isProse ? nothing : 'none'}
          inputmode=${view.inputMode ?? nothing}
          maxlength=${view.most ?? nothing}
          aria-required=${isRequired}
          aria-invalid=${fault !== ''}
          aria-describedby="${id}-hint ${id}-fault"
          .value=${live(value)}
          @input=${typed}
          @change=${left}
        />`,
  );
}
