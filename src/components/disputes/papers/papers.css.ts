import { css } from 'lit';

/** Reasons, the documents that each needs, and what became of a dispute. */
export const papersStyles = css`
  .steps,
  .papers {
    display: grid;
    margin: 0;
    padding: 0;
    gap: 0;
    list-style: none;
  }
  .steps li,
  .papers li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-l);
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-variant-numeric: tabular-nums;
  }
  .papers li > .what {
    flex: 1 1 14em;
  }
  .papers li.over {
    outline: var(--_focus-width) dashed var(--_color-accent);
    outline-offset: calc(-1 * var(--_focus-width));
    background: var(--_color-accent-surface);
  }
  .reasons {
    display: grid;
    gap: var(--_space-s);
  }
  .reasons .mark {
    margin-inline-start: var(--_space-s);
  }
  .fault-of-papers {
    margin-block-end: var(--_space-m);
  }
  .drop-text {
    display: none;
  }
  @media (hover: hover) and (pointer: fine) {
    .drop-text {
      display: inline;
    }
  }
  @media print {
    .papers button {
      display: none;
    }
  }
`;
