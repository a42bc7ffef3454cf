import { css } from 'lit';

/** Steps, and lines below each other. */
export const panelStyles = css`
  h4 {
    margin: 0;
    font-size: inherit;
  }
  .steps {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space-xs) var(--_space-m);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-variant-numeric: tabular-nums;
  }
  .steps > li > :last-child:not(:first-child) {
    text-align: end;
  }
  .steps .sum {
    font-weight: var(--_font-weight-strong);
  }
  .plain-table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .plain-table :is(th, td) {
    padding-block: var(--_space-s);
    padding-inline: 0 var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-weight: normal;
    text-align: start;
    vertical-align: baseline;
    /* A column is as wide as its longest word. */
    overflow-wrap: break-word;
  }
  .plain-table button.plain {
    margin: 0;
    padding-inline: 0;
    text-align: start;
  }
  .plain-table thead th {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .plain-table .figure {
    padding-inline: var(--_space-m) 0;
    text-align: end;
    white-space: nowrap;
  }
  .plain-table tbody .figure,
  .plain-table tfoot .figure {
    font-family: var(--_font-family-numbers);
  }
  .plain-table tfoot > tr > * {
    font-weight: var(--_font-weight-strong);
  }
`;
