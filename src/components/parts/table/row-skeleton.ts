import { css, html } from 'lit';

const cell = html`<i class="line"></i>`;
const line = html`<div class="row">${cell}${cell}${cell}</div>`;

/** The search, and as many rows as a list has that was just opened: what stands below it is about where it will be. */
export const rowSkeleton = html`<i class="search"></i>${Array(10).fill(line)}`;

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
  .skeleton .search {
    inline-size: 100%;
    block-size: var(--_field-height);
    margin-block-end: var(--_space-xl);
  }
`;
