import { css } from 'lit';

/** Offers beside each other where there is room, each as wide as its figures. */
export const panelStyles = css`
  .financing {
    gap: var(--_space-xl);
  }
  h4 {
    margin: 0;
    font-family: var(--_font-family-numbers);
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  :is(h2, h3, h4):focus {
    outline: none;
  }
  .cards {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20em), 1fr));
  }
  .cards > li {
    align-content: start;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12em), 1fr));
    gap: var(--_space-m);
  }
  .bar {
    display: grid;
    gap: var(--_space-xs);
  }
  progress {
    inline-size: 100%;
    block-size: var(--_space-m);
    accent-color: var(--_color-accent);
  }
  .stack[part~='sentence'] {
    gap: var(--_space-s);
  }
  .stack[part~='sentence'] p:first-child {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
  }
  table {
    inline-size: 100%;
    max-inline-size: 30em;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption,
  th,
  td {
    padding-block: var(--_space-xs);
    text-align: start;
    font-weight: inherit;
  }
  .sum {
    text-align: end;
  }
  caption {
    font-weight: var(--_font-weight-strong);
  }
  th {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  @media print {
    .ways,
    [part='refresh'] {
      display: none;
    }
  }
`;
