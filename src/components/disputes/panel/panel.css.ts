import { css } from 'lit';

/** The ways to what is open, answered and over, and the marks of deadlines. */
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
  .what {
    display: grid;
    justify-items: start;
    gap: var(--_space-xs);
  }
  .strong {
    font-weight: var(--_font-weight-strong);
  }
  .mark {
    display: inline-block;
    overflow-wrap: anywhere;
  }
  .record dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
    gap: var(--_space-m) var(--_space-l);
  }
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
    .ways,
    [part~='back'] {
      display: none;
    }
  }
`;
