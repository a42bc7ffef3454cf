import { css } from 'lit';

/** Payouts below each other, each with its amount and its answer. */
export const reviewStyles = css`
  .results {
    gap: 0;
  }
  dialog .results {
    max-block-size: 16em;
    overflow-y: auto;
  }
  .results li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-xs) var(--_space-m);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  .results li > .what {
    flex: 1 1 10em;
  }
  .results li > .quiet {
    flex-basis: 100%;
  }
`;
