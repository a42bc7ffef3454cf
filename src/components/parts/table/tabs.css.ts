import { css } from 'lit';

/** The ways to the parts of a list. */
export const tabsStyles = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .tabs button {
    min-block-size: calc(var(--_button-height) * 0.8);
    padding-inline: var(--_space-m);
    border-color: var(--_color-line);
    color: inherit;
    font-size: var(--_font-size-s);
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
