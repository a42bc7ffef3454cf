import { css } from 'lit';

/** The steps of a move, no wider than their lines. */
export const movingStyles = css`
  .step {
    max-inline-size: 44em;
    gap: var(--_space-l);
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16em, 100%), 1fr));
    gap: var(--_space-l);
    align-items: start;
  }
  .from {
    gap: var(--_space-xs);
  }
  .from li,
  .results li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space-xs) var(--_space-m);
    font-variant-numeric: tabular-nums;
  }
  .from li {
    flex-wrap: nowrap;
  }
  .results {
    gap: 0;
  }
  .results li {
    align-items: center;
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .results .quiet {
    flex-basis: 100%;
  }
  .effect {
    gap: var(--_space-xs);
    padding: var(--_space-m) var(--_space-l);
    border-inline-start: calc(var(--_border-width) * 3) solid var(--_color-line);
    background: var(--_color-surface-raised);
  }
  .effect.inventory {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
  }
`;
