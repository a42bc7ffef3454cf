import { html, type TemplateResult } from 'lit';

export interface Tabs<Name extends string> {
  /** What they choose between, for screen readers. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: string;
  textOf(name: Name): string;
  onTab(name: Name): void;
}

/** The buttons that choose a part of a list, or of what was opened from it. */
export const tabsView = <Name extends string>({
  label,
  names,
  chosen,
  textOf,
  onTab,
}: Tabs<Name>): TemplateResult =>
  html`<div class="tabs" role="group" part="tabs" aria-label=${label}>
    ${names.map(
      (name) =>
        html`<button type="button" part="tab" aria-pressed=${chosen === name} @click=${() => onTab(name)}>
          ${textOf(name)}
        </button>`,
    )}
  </div>`;
