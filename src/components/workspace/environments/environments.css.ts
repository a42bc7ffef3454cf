import { css } from 'lit';

import { tabsStyles } from '../../parts/table/tabs.css.js';

const styles = css`
  .field.name {
    max-inline-size: 36em;
  }
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
    min-block-size: var(--_field-height);
  }
  .grid [id^='key-'] {
    font-family: var(--_font-family-numbers);
  }
  .grid .off :is([id^='key-'], .masked, td:nth-child(3) input) {
    color: var(--_color-text-quiet);
  }
  .masked {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
    min-block-size: var(--_field-height);
  }
  .masked > button {
    flex: none;
  }
  .masked > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  textarea {
    font-family: var(--_font-family-numbers);
    resize: vertical;
  }
  @container (max-width: 36em) {
    .masked {
      flex-wrap: wrap;
    }
    .masked > :first-child {
      flex-basis: 8em;
    }
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

/** The look of variables in rows and as a text. On a narrow screen each row is a card. */
export const environmentStyles = [tabsStyles, styles];
