import { css } from 'lit';

/** The look of what can be chosen. */
export const panelStyles = css`
  .found {
    display: grid;
    align-content: start;
    gap: var(--_space-m);
    min-block-size: 12em;
    max-block-size: min(24em, 55vh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .line {
    padding-inline: var(--_space-m);
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-m);
    padding: var(--_space-xs) var(--_space-m);
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-label);
  }
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--_space-xs) var(--_space-m);
    min-block-size: var(--_button-height);
    padding: var(--_space-s) var(--_space-m);
    border: var(--_border-width) solid transparent;
    border-radius: var(--_radius);
    overflow-wrap: anywhere;
    cursor: pointer;
    scroll-margin-block: var(--_space-xl);
  }
  .choice[aria-selected='true'] {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .choice .what {
    display: grid;
    justify-items: start;
  }
  .choice .strong {
    font-weight: var(--_font-weight-strong);
  }
  .choice .sum {
    font-variant-numeric: tabular-nums;
  }
  .choice .mark {
    grid-column: 3;
  }
  .failures {
    display: grid;
    justify-items: start;
    gap: var(--_space-s);
  }
  .keys {
    padding-block-start: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
  @media (max-width: 30em) {
    .choice {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .choice .mark {
      grid-column: 1;
    }
  }
  @media (forced-colors: active) {
    .choice[aria-selected='true'] {
      outline: var(--_focus-width) solid Highlight;
    }
  }
`;
