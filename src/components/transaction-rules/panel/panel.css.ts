import { css } from 'lit';

/** A rule that is open, its form, and what a test of it found. */
export const panelStyles = css`
  .where summary {
    cursor: pointer;
  }
  .where form {
    padding-block-start: var(--_space-m);
  }
  .line > .field {
    flex: 1 1 14em;
  }
  .step {
    max-inline-size: 44em;
  }
  .sentence {
    font-size: var(--_font-size-l);
  }
  .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
  }
  .item > button,
  [part~='add-row'] {
    justify-self: start;
  }
  .item > legend,
  .trial caption {
    font-weight: var(--_font-weight-strong);
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  button.danger {
    border-color: var(--_color-danger);
    color: var(--_color-danger);
  }
  .trial {
    padding-block-start: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .trial table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .trial :is(th, td) {
    padding: var(--_space-xs) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    text-align: start;
    overflow-wrap: break-word;
  }
  .trial caption {
    padding-block-end: var(--_space-s);
    text-align: start;
  }
  .trial tbody th {
    font-weight: inherit;
  }
  .record > .trial:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  .trial .figure {
    text-align: end;
    white-space: nowrap;
  }
  :is(h2, h3):focus {
    outline: none;
  }
  @media print {
    .where {
      display: none;
    }
  }
`;
