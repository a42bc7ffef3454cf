import { css } from 'lit';

/** The sums, and the width of a form. */
export const panelStyles = css`
  .totals {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-xl);
  }
  .totals dd {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  .figure .what {
    justify-items: end;
  }
  /* A form no wider than its lines. */
  .step {
    max-inline-size: 44em;
  }
  @media print {
    [part~='new'],
    .ways,
    [part~='back'] {
      display: none;
    }
  }
`;
