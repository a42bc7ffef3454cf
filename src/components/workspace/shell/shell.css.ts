import { css } from 'lit';

/** Rooms in one line that wraps, the meter at its end, and what cannot be undone in its own colour. */
export const shellStyles = css`
  .workspace {
    gap: var(--_space-l);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-xl);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-l);
  }
  nav :is(a, button) {
    min-block-size: var(--_button-height);
    padding: var(--_space-s) 0;
    border: 0;
    border-block-end: calc(var(--_border-width) * 3) solid transparent;
    border-radius: 0;
    color: var(--_color-text-quiet);
    font: inherit;
    font-weight: var(--_font-weight-label);
    text-decoration: none;
    align-content: center;
  }
  nav [aria-current='page'] {
    border-block-end-color: var(--_color-accent);
    color: var(--_color-text);
    font-weight: var(--_font-weight-strong);
  }
  .calls {
    display: grid;
    gap: var(--_space-xs);
    padding-block-end: var(--_space-s);
  }
  meter {
    inline-size: 100%;
    block-size: var(--_space-s);
  }
  form.step {
    max-inline-size: 36em;
  }
  :is(h2, h3, [part='doubt']):focus {
    outline: none;
  }
  button.danger {
    border-color: var(--_color-danger);
    color: var(--_color-danger);
  }
  dialog.confirm ul {
    gap: var(--_space-xs);
    max-block-size: 14em;
    overflow-y: auto;
    padding-inline-start: var(--_space-l);
    list-style: disc;
  }
  @media (forced-colors: active) {
    nav [aria-current='page'] {
      border-block-end-color: Highlight;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
