import { css, html, nothing, type TemplateResult } from 'lit';

/** A sum of one currency. */
export interface TotalLine {
  readonly term: string;
  readonly sum: string;
  /** What else is to be said of it. */
  readonly note?: string;
}

/** Sums, one for each currency and never across them. */
export const totalsView = (label: string, lines: readonly TotalLine[]): TemplateResult | typeof nothing =>
  lines.length === 0
    ? nothing
    : html`<dl class="totals" part="totals" aria-label=${label}>
        ${lines.map(
          ({ term, sum, note }) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${sum}</dd>
              ${note ? html`<dd class="quiet">${note}</dd>` : nothing}
            </div>`,
        )}
      </dl>`;

export const totalsStyles = css`
  .totals {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-xl);
  }
  .totals dd:not(.quiet) {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
`;
