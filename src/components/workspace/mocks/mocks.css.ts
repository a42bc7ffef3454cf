import { css } from 'lit';

import { gridStyles } from '../shell/grid.css.js';

const styles = css`
  .code,
  .address {
    font-family: var(--_font-family-numbers);
    overflow-wrap: anywhere;
  }
  .address {
    padding: var(--_space-m);
    border: var(--_border-width) dashed var(--_color-line);
    border-radius: var(--_radius-s);
    background: var(--_color-surface);
    user-select: all;
  }
  textarea {
    resize: vertical;
  }
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
    gap: var(--_space-m);
    align-items: start;
  }
  summary {
    cursor: pointer;
  }
  .grid pre {
    max-block-size: 16em;
    margin: 0;
    overflow: auto;
    white-space: pre-wrap;
  }
`;

/** The look of mock servers: an address to copy, and calls whose headers and bodies open below them. */
export const mockStyles = [gridStyles, styles];
