import { html, nothing, type TemplateResult } from 'lit';

import type { DebitFieldKind } from '../../../../client/shopper/iban-fields.js';

export interface DebitInput {
  readonly id: string;
  readonly kind: DebitFieldKind;
  readonly label: string;
  readonly value: string;
  /** Message that it is not filled in right; undefined where it is, or is not left yet. */
  readonly fault: string | undefined;
  readonly disabled: boolean;
  /** In the place of the input, where something is chosen. */
  readonly select: TemplateResult | undefined;
  onInput(value: string): void;
  onLeave(): void;
  onEnter(): void;
}

/** One field of an account, and what is wrong with it below. */
export function debitInput(input: DebitInput): TemplateResult {
  const { id, label, value, fault, disabled, select } = input;
  const { inputMode, autocomplete, maxLength } = input.kind;
  const control =
    select ??
    html`<input
      id=${id}
      type=${inputMode === 'email' ? 'email' : 'text'}
      inputmode=${inputMode}
      autocomplete=${autocomplete}
      maxlength=${maxLength}
      spellcheck="false"
      placeholder=" "
      dir=${autocomplete === 'name' ? 'auto' : 'ltr'}
      required
      .value=${value}
      ?disabled=${disabled}
      aria-invalid=${fault !== undefined}
      aria-describedby="${id}-fault"
      @input=${({ target }: Event) => input.onInput((target as HTMLInputElement).value)}
      @blur=${() => input.onLeave()}
      @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && input.onEnter()}
    />`;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control}
    <p class="fault" id="${id}-fault" part="field-error">${fault ?? nothing}</p>
  </div>`;
}
