import { css } from 'lit';

/** The ways to what waits and to all, the sums, and the marks of states. */
export const panelStyles = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .tabs [aria-pressed='true'] {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
    color: var(--_color-accent);
    font-weight: var(--_font-weight-strong);
  }
  .totals {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-xl);
  }
  .totals dd {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  .what {
    display: grid;
    justify-items: start;
    gap: var(--_space-xs);
  }
  .figure .what {
    justify-items: end;
  }
  .strong {
    font-weight: var(--_font-weight-strong);
  }
  /* A form no wider than its lines. */
  .step {
    max-inline-size: 44em;
  }
  .mark {
    overflow-wrap: anywhere;
  }
  .record dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
    gap: var(--_space-m) var(--_space-l);
  }
  /* Lined up with the edge, and not beyond it: the element may be the whole of a phone's page. */
  .counts button.plain {
    margin-inline: 0;
    padding-inline-end: 0;
  }
  @media (forced-colors: active) {
    .tabs [aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  @media print {
    .tabs,
    [part~='new'],
    .ways,
    [part~='back'] {
      display: none;
    }
  }
`;
