import { css } from 'lit';

/** A table with a head that stays, whose rows become cards where there is no room for columns. */
export const tableStyles = css`
  .table-box {
    --_columns: none;
    container-type: inline-size;
  }
  /* A block, not a grid: the head would stay within its own area. */
  .table,
  .table thead {
    position: relative;
    display: block;
  }
  .table tbody {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  .table tr {
    position: relative;
    display: grid;
    grid-template-columns: var(--_columns);
    align-items: center;
    gap: var(--_space-xs) var(--_space-l);
    inline-size: 100%;
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-variant-numeric: tabular-nums;
    transition: background-color var(--_motion);
  }
  .table :is(th, td) {
    min-inline-size: 0;
    padding: 0;
    font-weight: normal;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .table thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_color-surface);
    color: var(--_color-text-quiet);
  }
  /* Not on the row, whose columns are measured in its own letters as those of the rows below. */
  .table thead th {
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-label);
  }
  .table thead .figure {
    font-family: inherit;
  }
  .table thead tr {
    padding-block: var(--_space-m) var(--_space-s);
  }
  .table .figure {
    font-family: var(--_font-family-numbers);
    overflow-wrap: normal;
    text-align: end;
  }
  .table .sort {
    min-block-size: calc(var(--_button-height) * 0.6);
    padding: 0;
    border: 0;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    text-align: start;
  }
  /* The arrow stands before the label, whose end is that of the figures below. */
  .table .figure .sort {
    display: inline-flex;
    flex-direction: row-reverse;
    align-items: center;
  }
  .table .sort::after {
    content: '';
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: var(--_space-s) var(--_space-xs);
    border: solid transparent;
    border-width: 0 calc(var(--_border-width) * 2) calc(var(--_border-width) * 2) 0;
    rotate: 45deg;
    translate: 0 -0.15em;
  }
  .table [aria-sort] .sort::after {
    border-color: currentcolor;
  }
  .table [aria-sort='ascending'] .sort::after {
    rotate: 225deg;
    translate: 0 0.15em;
  }
  .table .tick {
    inline-size: var(--_font-size);
  }
  :is(.table .tick, .chooser) input {
    inline-size: var(--_font-size);
    block-size: var(--_font-size);
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_color-accent);
  }
  .chooser label {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-s);
    min-block-size: calc(var(--_button-height) * 0.85);
    margin-inline-end: var(--_space-l);
  }
  .table .ticked {
    background: var(--_color-surface-raised);
  }
  /* At the lower edge of the screen, where it moves no row. */
  .selection {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s) var(--_space-l);
    padding: var(--_space-s);
    border-block-start: var(--_border-width) solid var(--_color-line);
    background: var(--_color-surface);
  }
  .table .kept {
    position: absolute;
  }
  /* What has the focus is not below the head, nor below the bar of what is ticked. */
  .table tbody :is(a, button, input) {
    scroll-margin-block: calc(var(--_button-height) * 1.5) calc(var(--_button-height) * 2);
  }
  .table tbody tr:hover {
    background: var(--_color-surface-raised);
    cursor: pointer;
  }
  .table .open {
    display: inline-flex;
    align-items: center;
    min-block-size: calc(var(--_button-height) * 0.6);
    padding: 0;
    border: 0;
    background: none;
    color: var(--_color-text);
    font: inherit;
    text-align: start;
    text-decoration: none;
  }
  .table .open:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .table-box + [part='more'] {
    inline-size: 100%;
    margin-block-start: var(--_space-l);
  }
  @container (inline-size < 30em) {
    /* What sorts and ticks stays in reach; the other heads are for those who hear the table. */
    .table thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-s);
    }
    .table .sort {
      padding-inline: var(--_space-s);
      border: var(--_border-width) solid var(--_color-line-quiet);
      border-radius: var(--_radius);
    }
    .table .figure .sort {
      flex-direction: row;
    }
    .table th:not([aria-sort]) .sort::after {
      border-color: var(--_color-line);
    }
    .table [aria-sort] .sort {
      border-color: currentcolor;
      color: var(--_color-text);
    }
    .table thead th:not(.tick, :has(.sort)),
    .table thead:not(:has(.tick, .sort)) {
      position: absolute;
      clip-path: inset(50%);
    }
    .table tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .table.ticks tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .table.ticks td:not(.tick) {
      grid-column: 1 / -1;
    }
    .table .tick::before {
      display: none;
    }
    .table td:not(.tick) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: var(--_space-m);
    }
    .table td.figure {
      text-align: start;
    }
    /* The head says it to those who cannot see. */
    .table td::before {
      content: attr(data-label) / '';
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
  }
  @media print {
    .table thead {
      position: static;
    }
    .table-box + [part='more'],
    .chooser,
    .selection {
      display: none;
    }
  }
`;
