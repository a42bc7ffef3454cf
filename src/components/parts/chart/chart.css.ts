import { css } from 'lit';

/** Bars in the colour of the theme, from the side on which the language begins. */
export const chartStyles = css`
  .chart {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
  }
  .chart svg {
    display: block;
    inline-size: 100%;
    block-size: 10em;
    border-block-end: var(--_border-width) solid var(--_color-line);
  }
  /* Where bars go both ways, they stand on a line of their own. */
  .chart svg.both {
    border-block-end-color: transparent;
  }
  .chart:dir(rtl) svg {
    scale: -1 1;
  }
  .chart rect {
    fill: var(--_color-accent);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  /* What goes down is hollow: it is told apart without a colour, too. */
  .chart [part='bar-below'] {
    fill: var(--_color-surface);
    stroke: var(--_color-accent);
    stroke-width: calc(var(--_border-width) * 1.5);
    vector-effect: non-scaling-stroke;
  }
  .chart [part='bar-below'][height='0'] {
    stroke: none;
  }
  .chart line {
    stroke: var(--_color-line);
    vector-effect: non-scaling-stroke;
  }
  .chart .room {
    fill: transparent;
  }
  .chart g {
    outline: none;
  }
  .chart g:hover .room {
    fill: var(--_color-surface-raised);
  }
  .chart g:focus .room {
    fill: var(--_color-accent-surface);
  }
  .chart g:focus-visible .room {
    stroke: var(--_color-text);
    stroke-width: calc(var(--_border-width) * 2);
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    .chart rect {
      fill: CanvasText;
    }
    .chart [part='bar-below'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    .chart .room,
    .chart g:hover .room {
      fill: transparent;
    }
    .chart g:focus .room {
      fill: Canvas;
      stroke: Highlight;
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-l);
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .legend i {
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.8em;
    block-size: 0.8em;
    margin-inline-end: 0.5em;
    border: calc(var(--_border-width) * 1.5) solid var(--_color-accent);
    print-color-adjust: exact;
  }
  .legend .up {
    background: var(--_color-accent);
    forced-color-adjust: none;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-m);
    margin: 0;
    font-size: var(--_font-size-s);
    font-variant-numeric: tabular-nums;
  }
  .chart summary {
    inline-size: fit-content;
    min-block-size: calc(var(--_button-height) * 0.6);
    cursor: pointer;
  }
  .chart table {
    border-collapse: collapse;
    inline-size: 100%;
    max-inline-size: 30em;
    font-variant-numeric: tabular-nums;
  }
  .chart :is(th, td) {
    padding-block: var(--_space-xs);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-weight: normal;
    text-align: start;
  }
  .chart .number {
    font-family: var(--_font-family-numbers);
    text-align: end;
  }
  .chart thead .number {
    font-family: inherit;
  }
  @media print {
    .chart {
      break-inside: avoid;
    }
    .chart details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    .chart summary {
      display: none;
    }
  }
`;
