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
  .chart:dir(rtl) svg {
    scale: -1 1;
  }
  .chart rect {
    fill: var(--_color-accent);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    .chart rect {
      fill: CanvasText;
    }
  }
  .chart rect:hover {
    opacity: 0.7;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-m);
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
  .chart .figure {
    font-family: var(--_font-family-numbers);
    text-align: end;
  }
  .chart thead .figure {
    font-family: inherit;
  }
`;
