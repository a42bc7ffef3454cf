import { css } from 'lit';

/** Marks beside each other, the table of capabilities, accounts and history, and the steps to a new account holder. */
export const panelStyles = css`
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs);
  }
  .own {
    overflow-wrap: anywhere;
  }
  .holder {
    gap: var(--_space-l);
  }
  .plain[part~='legal-entity'] {
    min-block-size: 0;
    margin: 0;
    padding: 0;
    text-align: start;
  }
  .matrix {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .matrix th,
  .matrix td {
    padding-block: var(--_space-s);
    padding-inline: 0 var(--_space-m);
    text-align: start;
    vertical-align: baseline;
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .matrix thead th {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: inherit;
  }
  .matrix .mark {
    display: inline-block;
  }
  .matrix tbody th {
    font-weight: var(--_font-weight-strong);
  }
  .matrix ul {
    gap: 0;
    padding-inline-start: var(--_space-l);
    list-style: disc;
  }
  [part='accounts'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    padding-block-end: var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  h4 {
    margin: 0;
    font-size: inherit;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .history li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space-xs) var(--_space-l);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .history li:last-child,
  [part='accounts'] > li:last-child,
  .matrix tbody tr:last-child > * {
    border-block-end: 0;
  }
  .tax {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--_space-m);
  }
  fieldset.item {
    display: grid;
    gap: var(--_space-m);
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
  }
  @container (inline-size >= 44em) {
    fieldset.item {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
  [part~='remove-row'],
  [part~='add-row'] {
    justify-self: start;
  }
  [part~='conflict'] dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
    gap: var(--_space-s) var(--_space-l);
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-s);
    counter-reset: step;
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .steps li {
    counter-increment: step;
    padding-inline: var(--_space-s);
    border-radius: var(--_radius-s);
  }
  .steps li::before {
    content: counter(step) '. ';
  }
  .steps [aria-current] {
    background: var(--_color-accent-surface);
    color: var(--_color-accent);
    font-weight: var(--_font-weight-strong);
  }
  /* A form no wider than its lines. */
  .step,
  form.record {
    max-inline-size: 44em;
  }
  @container (inline-size < 44em) {
    /* Each cell is called by its label. */
    .matrix thead {
      display: none;
    }
    .matrix,
    .matrix tbody,
    .matrix tr,
    .matrix th,
    .matrix td {
      display: block;
    }
    .matrix tr {
      padding-block: var(--_space-s);
      border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    }
    .matrix tbody th,
    .matrix td {
      padding-block: var(--_space-xs);
      border: 0;
    }
    .matrix td {
      display: grid;
      grid-template-columns: minmax(6em, 1fr) 2fr;
      gap: var(--_space-s);
    }
    .matrix td::before {
      content: attr(data-label) ' ';
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
  }
  @media (forced-colors: active) {
    .steps [aria-current] {
      outline: var(--_border-width) solid Highlight;
    }
  }
  @media print {
    .tax {
      display: none;
    }
  }
`;
