import { css, html } from 'lit';

const cell = html`<i class="line"></i>`;
const line = html`<div class="row">${cell}${cell}${cell}</div>`;

/** As tall as three rows of a table. */
export const rowSkeleton = html`${line}${line}${line}`;

/** For an element whose table takes the width that the element has. */
export const rowSkeletonStyles = css`
  :host {
    container-type: inline-size;
  }
  .row {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: var(--_space-l);
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .row i {
    inline-size: 80%;
  }
`;
