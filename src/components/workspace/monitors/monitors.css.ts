import { css } from 'lit';

import { gridStyles } from '../shell/grid.css.js';

const styles = css`
  .grid thead th {
    overflow-wrap: normal;
  }
  .code {
    font-family: var(--_font-family-numbers);
    overflow-wrap: anywhere;
  }
  [part='runs'] {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--_font-size-s);
  }
  [part='runs'] caption,
  [part='runs'] :is(th, td) {
    padding: var(--_space-xs) 0;
    padding-inline-end: var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    text-align: start;
  }
  [part='runs'] :is(caption, th) {
    color: var(--_color-text-quiet);
    font-weight: var(--_font-weight-label);
  }
  h4 {
    margin: 0;
    font-size: inherit;
  }
  .problems {
    gap: var(--_space-xs);
  }
`;

/** The look of monitors: a schedule with its next runs, and requests that were sent. */
export const monitorStyles = [gridStyles, styles];
