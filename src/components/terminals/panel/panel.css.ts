import { css } from 'lit';

/** Places on the side of the list, or above it where there is no room. */
export const panelStyles = css`
  .fleet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-l) var(--_space-xl);
    align-items: start;
  }
  .content {
    min-inline-size: 0;
  }
  .places {
    max-block-size: 16em;
    overflow-y: auto;
    padding: var(--_space-s);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
  }
  .places ul {
    gap: 0;
  }
  .places ul ul {
    margin-inline-start: var(--_space-m);
    border-inline-start: var(--_border-width) solid var(--_color-line-quiet);
    padding-inline-start: var(--_space-xs);
  }
  .place {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-m);
    inline-size: 100%;
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-s);
    border-color: transparent;
    color: inherit;
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  /* A number is never broken. */
  .place .quiet,
  .from span {
    flex: none;
    white-space: nowrap;
  }
  /* A name in another script lines up with the words around it. */
  .fleet bdi {
    text-align: match-parent;
  }
  .place:hover {
    background: var(--_color-surface-raised);
  }
  .place[aria-current] {
    background: var(--_color-accent-surface);
    color: var(--_color-accent);
    font-weight: var(--_font-weight-strong);
  }
  .place[aria-current] .quiet {
    color: inherit;
  }
  .record dl + h3 {
    padding-block-start: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  @container (inline-size >= 52em) {
    .fleet:has(.places) {
      grid-template-columns: 14em minmax(0, 1fr);
    }
    .open .strong {
      white-space: nowrap;
    }
    .places {
      max-block-size: none;
      border-color: transparent;
      padding: 0;
    }
  }
  @media (forced-colors: active) {
    .place[aria-current] {
      border-color: Highlight;
    }
  }
  @media print {
    .places {
      display: none;
    }
  }
`;
