import { css } from 'lit';

export const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
  }
  h2,
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .resource > *,
  .search {
    margin-block-end: var(--_space-l);
  }
  .search {
    display: grid;
    gap: var(--_space-s);
  }
  .quiet {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  label,
  .strong {
    font-weight: var(--_font-weight-label);
  }
  .row {
    display: grid;
    grid-template-columns: 1.2fr 1fr 1fr;
    gap: var(--_space-l);
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .event {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-l);
    inline-size: 100%;
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    color: var(--_color-text);
    font-weight: inherit;
    text-align: start;
  }
  [part='back'] {
    justify-self: start;
  }
  [part='filter'] {
    justify-self: start;
  }
  [part='filter'][aria-pressed='true'] {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  .what {
    flex: 1 1 9em;
    display: grid;
    align-content: start;
    overflow-wrap: anywhere;
  }
  .outcome.unknown,
  .outcome.refused {
    color: var(--_color-danger);
  }
`;
