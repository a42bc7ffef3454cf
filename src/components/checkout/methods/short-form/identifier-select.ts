import { html, type TemplateResult } from 'lit';

export interface IdentifierSelect {
  readonly label: string;
  readonly options: readonly string[];
  /** Place of the one that is chosen. */
  readonly chosen: number;
  readonly disabled: boolean;
  onChoose(at: number): void;
}

/** The ways to say which account is meant. One is always chosen, so that its fields are there. */
export const identifierSelect = (view: IdentifierSelect): TemplateResult =>
  html`<div class="field">
    <label for="florin-method-identifier">${view.label}</label>
    <select
      id="florin-method-identifier"
      autocomplete="off"
      ?disabled=${view.disabled}
      @change=${({ target }: Event) => view.onChoose((target as HTMLSelectElement).selectedIndex)}
    >
      ${view.options.map((text, at) => html`<option .selected=${at === view.chosen}>${text}</option>`)}
    </select>
  </div>`;
