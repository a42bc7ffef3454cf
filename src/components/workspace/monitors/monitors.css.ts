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
  .bar {
    display: block;
    inline-size: 6em;
    max-inline-size: 100%;
    block-size: 0.4em;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .bar:dir(rtl) {
    scale: -1 1;
  }
  .bar .passed {
    fill: var(--_color-success);
  }
  /* What failed is thinner: it is told apart without a colour, too. */
  .bar .failed {
    fill: var(--_color-danger);
  }
  @media (forced-colors: active) {
    .bar .passed {
      fill: GrayText;
    }
    .bar .failed {
      fill: CanvasText;
    }
  }
  .problems {
    gap: var(--_space-xs);
  }
`;

/** The look of monitors: a schedule with its next runs, and requests that were sent. */
export const monitorStyles = [gridStyles, styles];
