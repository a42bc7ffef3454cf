import { css } from 'lit';

/** A card that is open, its tabs, what hangs below it in rows, and how far a delivery is. */
export const panelStyles = css`
  .card {
    gap: var(--_space-l);
  }
  .own {
    overflow-wrap: anywhere;
  }
  :is(h2, h3):focus {
    outline: none;
  }
  h4 {
    margin: 0;
    font-size: inherit;
  }
  form.step,
  section.step {
    max-inline-size: 40em;
  }
  button.danger {
    border-color: var(--_color-danger);
    color: var(--_color-danger);
  }
  .things > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    padding-block-end: var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .things > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  .way {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-s);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .way li + li::before {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline-end: 0.7em;
    border: solid var(--_color-text-quiet);
    border-width: var(--_border-width) var(--_border-width) 0 0;
    rotate: 45deg;
  }
  .way:dir(rtl) li + li::before {
    rotate: -135deg;
  }
  .way li {
    color: var(--_color-text-quiet);
  }
  .way [aria-current] {
    color: inherit;
    font-weight: var(--_font-weight-strong);
  }
`;
