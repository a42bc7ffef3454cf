import { css } from 'lit';

export const styles = css`
  .difference {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: var(--_space-s);
  }
  .difference legend {
    padding: 0;
    margin-block-end: var(--_space-xs);
  }
  .side {
    display: flex;
    gap: var(--_space-m);
    align-items: start;
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    font-weight: inherit;
    cursor: pointer;
  }
  .side:has(:checked) {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .side input {
    inline-size: 1.25em;
    min-block-size: 1.25em;
    margin: 0;
    flex: none;
    accent-color: var(--_color-accent);
  }
  .version {
    display: grid;
    gap: var(--_space-xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .version .text {
    white-space: pre-line;
    max-block-size: 8lh;
    overflow-y: auto;
  }
  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4em, 1fr));
    gap: var(--_space-xs);
    inline-size: 100%;
  }
  @media (forced-colors: active) {
    .side:has(:checked) {
      outline: var(--_focus-width) solid Highlight;
    }
  }
`;
