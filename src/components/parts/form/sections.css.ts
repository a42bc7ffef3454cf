import { css } from 'lit';

/** The look of sections that open and close, of rows in them, and of how much is filled in. */
export const sectionStyles = css`
  .overall {
    display: grid;
    gap: var(--_space-s);
  }
  progress {
    inline-size: 100%;
    accent-color: var(--_color-accent);
  }
  details {
    min-inline-size: 0;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius-l);
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-m);
    align-items: baseline;
    justify-content: space-between;
    padding: var(--_space-m) var(--_space-l);
    border-radius: var(--_radius-l);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary h2::before {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline-end: var(--_space-m);
    border-block-end: calc(var(--_border-width) * 2) solid;
    border-inline-end: calc(var(--_border-width) * 2) solid;
    transform: rotate(-45deg);
    transition: transform var(--_motion-move);
  }
  :host(:dir(rtl)) summary h2::before {
    transform: rotate(45deg);
  }
  details[open] > summary h2::before,
  :host(:dir(rtl)) details[open] > summary h2::before {
    transform: translateY(-0.1em) rotate(45deg);
  }
  :host(:dir(rtl)) details[open] > summary h2::before {
    transform: translateY(-0.1em) rotate(-45deg);
  }
  .whole {
    color: var(--_color-success);
  }
  /* What is inside the browser's own slot inherits that slot's box. */
  summary,
  .section {
    box-sizing: border-box;
  }
  .section {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
    gap: var(--_space-l);
    align-items: start;
    padding: var(--_space-s) var(--_space-l) var(--_space-l);
  }
  .section > p,
  .section > .item,
  .section > .long-text,
  .section > .small {
    grid-column: 1 / -1;
  }
  .item {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13em), 1fr));
    gap: var(--_space-l);
    align-items: start;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
  }
  .item legend {
    float: inline-start;
    grid-column: 1 / -1;
    padding: 0;
  }
  .item .small {
    grid-column: 1 / -1;
  }
  /* Labels of one row end on one line, so that what is asked begins on one, whatever stands below it. */
  .section > .field,
  .item > .field {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  .field > label {
    align-self: end;
  }
  .answer {
    display: grid;
    gap: var(--_space-xs);
    align-self: start;
  }
  input[dir='ltr']:dir(ltr) {
    text-align: start;
  }
`;
