import { html, type TemplateResult } from 'lit';

/** One way to pay: all at once, in parts, or by a plan. */
export interface InstallmentLine {
  readonly text: string;
  readonly isChosen: boolean;
  choose(): void;
}

export interface InstallmentView {
  readonly label: string;
  readonly lines: readonly InstallmentLine[];
  readonly disabled: boolean;
}

export function installmentSelect({ label, lines, disabled }: InstallmentView): TemplateResult {
  const onChange = ({ target }: Event): void => lines[(target as HTMLSelectElement).selectedIndex]?.choose();
  return html`<div class="field">
    <label for="florin-installments">${label}</label>
    <select id="florin-installments" part="installments" ?disabled=${disabled} @change=${onChange}>
      ${lines.map(({ text, isChosen }) => html`<option .selected=${isChosen}>${text}</option>`)}
    </select>
  </div>`;
}
