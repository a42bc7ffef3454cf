import { css } from 'lit';

/** Rows of fields under the names of their columns. On a narrow screen each row is a card. */
export const gridStyles = css`
  .grid {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .grid :is(th, td) {
    padding: var(--_space-xs) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  .grid :is(th, td):first-child {
    padding-inline-start: 0;
  }
  .grid :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .grid thead th {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-label);
  }
  .grid tbody th {
    font-weight: inherit;
    overflow-wrap: break-word;
  }
  .grid .mark {
    white-space: nowrap;
  }
  .grid td > input[type='checkbox'] {
    margin-block: calc((var(--_field-height) - var(--_space-l)) / 2);
  }
  .grid td > button {
    white-space: nowrap;
    min-block-size: var(--_field-height);
  }
  @container (max-width: 36em) {
    .grid thead {
      display: none;
    }
    .grid :is(tbody, tr, td, tbody th) {
      display: block;
    }
    .grid tr {
      padding-block: var(--_space-s);
      border-block-end: var(--_border-width) solid var(--_color-line);
    }
    .grid :is(td, tbody th) {
      display: grid;
      grid-template-columns: 7em minmax(0, 1fr);
      align-items: center;
      padding: var(--_space-xs) 0;
      border: 0;
    }
    .grid [data-label]::before {
      content: attr(data-label);
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
    .grid td > .fault {
      grid-column: 2;
    }
  }
`;
