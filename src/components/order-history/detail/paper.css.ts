import { css } from 'lit';

/** An invoice or a receipt, in sizes that printers know. */
export const paperStyles = css`
  body {
    font-size: 10.5pt;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2mm 8mm;
    padding-block-end: 4mm;
    border-block-end: 0.5mm solid currentcolor;
  }
  h1 {
    margin: 0;
    font-size: 20pt;
    line-height: 1.25;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 1mm 6mm;
    margin: 6mm 0 8mm;
  }
  dt {
    opacity: 0.7;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: inherit;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 2mm 2mm 2mm 0;
    border-block-end: 0.2mm solid GrayText;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-size: 9pt;
  }
  .number {
    padding-inline-end: 0;
    padding-inline-start: 4mm;
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    opacity: 0.7;
  }
  tfoot th,
  tfoot td {
    border: 0;
    padding-block: 1.5mm;
    font-size: inherit;
    font-weight: normal;
  }
  tfoot tr:last-child > * {
    border-block-start: 0.5mm solid currentcolor;
    font-size: 13pt;
    font-weight: 600;
  }
  .receipt {
    max-inline-size: 90mm;
  }
  .receipt h1 {
    font-size: 15pt;
  }
  .receipt .detail {
    display: none;
  }
`;
