import { css } from 'lit';

/** The ways to the parts of a list. */
export const tabsStyles = css`
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
  @media (forced-colors: active) {
    .tabs [aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  @media print {
    .tabs {
      display: none;
    }
  }
`;
