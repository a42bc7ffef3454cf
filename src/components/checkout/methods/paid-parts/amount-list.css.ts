import { css } from 'lit';

/** Amounts below each other, the last of which is what is left to pay. */
export const amountListStyles = css`
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    row-gap: var(--_space-xs);
    margin: 0;
  }
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    padding-inline-start: var(--_space-m);
    text-align: end;
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  dl > :nth-last-child(-n + 2) {
    padding-block-start: var(--_space-xs);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
    font-weight: var(--_font-weight-strong);
  }
`;
