import { html, nothing, type TemplateResult } from 'lit';

import type { Consent } from '../../../../client/shopper/debits.js';
import { paragraphs } from './mandate.js';

// Accounts without an IBAN and texts with a box need all of this; an IBAN that is debited by paying needs none of it.
export { ACCOUNT_FIELDS } from '../../../../client/shopper/account-fields.js';
export { words as english } from '../../../../words/compiled/checkout/methods/direct-debit/accounts/en.js';

export interface TickView {
  readonly disabled: boolean;
  /** Ids of the texts whose box is ticked. */
  readonly ticked: ReadonlySet<string>;
  /** Whether a box that is not ticked is told to be missing. */
  readonly isChecked: boolean;
  readonly fault: string;
  onTick(id: string, isOn: boolean): void;
}

export const tickIdOf = (id: string): string => `florin-debit-tick-${id}`;

/** The last paragraph is the label of the box. */
export function tick(
  consent: Consent,
  { ticked, isChecked, disabled, fault, onTick }: TickView,
): TemplateResult {
  const { id, text } = consent;
  const lines = text.split('\n');
  const isMissing = isChecked && !ticked.has(id);
  const box = html`<label class="choice">
    <input
      id=${tickIdOf(id)}
      type="checkbox"
      required
      .checked=${ticked.has(id)}
      ?disabled=${disabled}
      aria-invalid=${isMissing}
      aria-describedby="${tickIdOf(id)}-fault"
      @change=${({ target }: Event) => onTick(id, (target as HTMLInputElement).checked)}
    />
    <span>${lines.pop()}</span>
  </label>`;
  return html`${paragraphs(consent, lines, box)}
    <p class="fault" id="${tickIdOf(id)}-fault" part="field-error">${isMissing ? fault : nothing}</p>`;
}

export interface AccountSelect {
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  readonly options: readonly (readonly [value: string, text: string])[];
  onInput(value: string): void;
  onLeave(): void;
}

export const accountSelect = (input: AccountSelect): TemplateResult =>
  html`<select
    id=${input.id}
    autocomplete="off"
    required
    ?disabled=${input.disabled}
    aria-invalid=${input.isWrong}
    aria-describedby="${input.id}-fault"
    @change=${({ target }: Event) => input.onInput((target as HTMLSelectElement).value)}
    @blur=${() => input.onLeave()}
  >
    <option value="" ?selected=${!input.value}></option>
    ${input.options.map(
      ([value, text]) => html`<option value=${value} ?selected=${value === input.value}>${text}</option>`,
    )}
  </select>`;
