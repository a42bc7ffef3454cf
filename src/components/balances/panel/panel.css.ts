import { css } from 'lit';

/** Cards beside each other where there is room, each as wide as its figures. */
export const panelStyles = css`
  .balances {
    gap: var(--_space-xl);
  }
  h4,
  h5 {
    margin: 0;
    font-size: inherit;
  }
  h5 {
    flex: 1 1 16em;
    font-weight: var(--_font-weight-strong);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18em), 1fr));
    gap: var(--_space-m);
  }
  .card dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12em), 1fr));
    gap: var(--_space-m);
  }
  .card dd:not(.quiet) {
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }
  .card .available {
    grid-column: 1 / -1;
  }
  .card .available dd:not(.quiet) {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
  }
  .card .below {
    color: var(--_color-danger);
  }
  .mark {
    display: inline-block;
  }
  /* What a browser puts around the content of details passes nothing on. */
  [part='history'] > * {
    box-sizing: border-box;
  }
  [part='history'] > summary {
    inline-size: fit-content;
    min-block-size: calc(var(--_button-height) * 0.6);
    cursor: pointer;
  }
  .ways button {
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-m);
    font-size: var(--_font-size-s);
  }
  ol {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
    padding-inline-start: var(--_space-l);
  }
  ol:empty {
    display: none;
  }
  .line {
    align-items: center;
  }
  h3:focus,
  h4:focus {
    outline: none;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  caption,
  th,
  td {
    padding-block: var(--_space-xs);
    padding-inline: 0 var(--_space-m);
    vertical-align: top;
    text-align: start;
    font-weight: inherit;
  }
  caption {
    font-weight: var(--_font-weight-strong);
  }
  th {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .record.undoable,
  .record.sent {
    border-style: dashed;
    background: var(--_color-surface-raised);
  }
  @media print {
    .ways,
    [part='add'],
    [part='refresh'] {
      display: none;
    }
  }
`;
