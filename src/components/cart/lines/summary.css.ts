import { css } from 'lit';

/** The look of groups, totals and messages. Adopted with the first thing in the cart. */
export const summaryStyles = css`
  .group {
    display: grid;
    gap: var(--_space-m);
    min-inline-size: 0;
  }
  h3,
  p,
  .lines {
    margin: 0;
    padding: 0;
  }
  h3 {
    font-size: var(--_font-size);
  }
  .summary {
    display: grid;
    gap: var(--_space-m);
    padding: var(--_space-l);
    border-radius: var(--_radius-l);
    background: var(--_color-surface-raised);
  }
  .total {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--_space-l);
  }
  .total span,
  .total b {
    font-weight: var(--_font-weight-strong);
  }
  .total b {
    font-size: var(--_font-size-l);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  .total .quiet {
    margin-inline-start: var(--_space-s);
    font-weight: normal;
  }
  .changes,
  .problem {
    padding: var(--_space-s) var(--_space-m);
    border-radius: var(--_radius);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .problem {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
    overflow-wrap: anywhere;
  }
  .changes button.plain {
    margin-inline-start: calc(var(--_space-s) * -1);
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  button.main {
    inline-size: 100%;
  }
  .placed {
    border-color: var(--_color-success);
    background: var(--_color-success-surface);
    color: var(--_color-success);
  }
  .placed.otherwise {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .saved h3 {
    margin-block-start: var(--_space-m);
  }
  /* On a phone the total and its button stay in sight beside many lines; enlarged to 400 %, they would cover them. */
  @media (min-height: 30em) {
    @container (inline-size < 26em) {
      .summary {
        position: sticky;
        z-index: 1;
        inset-block-end: 0;
        border: var(--_border-width) solid var(--_color-line-quiet);
        box-shadow: var(--_shadow-raised);
      }
    }
  }
  @media print {
    button.main {
      display: none;
    }
    .summary {
      position: static;
      padding-inline: 0;
      border-block: var(--_border-width) solid var(--_color-line);
      border-radius: 0;
      background: none;
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .summary,
    .note,
    .changes,
    .problem {
      border: var(--_border-width) solid currentcolor;
    }
  }
`;
