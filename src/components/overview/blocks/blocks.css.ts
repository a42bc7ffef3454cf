import { css } from 'lit';

/** Blocks stand in boxes, as tasks and figures do. */
export const blockStyles = css`
  [part~='block'] {
    align-content: start;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  [part~='block'] .tabs button {
    font-family: var(--_font-family-numbers);
  }
  .payouts > li {
    display: grid;
    gap: var(--_space-xs);
  }
  .payouts .amount {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  .due > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-xs);
    padding-block-end: var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .due > li > .head {
    align-items: baseline;
  }
  [part='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: var(--_space-m) var(--_space-l);
    margin: 0;
  }
  .closed {
    gap: var(--_space-s);
  }
  .best {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
    padding-inline-start: 1.5em;
  }
  .best li::marker {
    color: var(--_color-text-quiet);
  }
  .best li > span:first-child {
    margin-inline-end: var(--_space-m);
  }
  .best .number {
    color: var(--_color-text-quiet);
    font-variant-numeric: tabular-nums;
  }
  /* On a wide screen the chart and the journal take two columns of three. Disputes, the longest of what waits, stand beside two rows. */
  @container (inline-size >= 60em) {
    .overview {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .overview > :not([data-block]) {
      grid-column: 1 / -1;
    }
    [data-block='money'],
    [data-block='journal'],
    [data-block='sales'] {
      grid-column: span 2;
    }
    [data-block='disputes'] {
      grid-row: span 2;
    }
    [data-block='journal'] .due {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--_space-xl);
    }
  }
  @media print {
    [part~='block'] {
      break-inside: avoid;
      padding-inline: 0;
      border: 0;
    }
    [part='block-open'] {
      display: none;
    }
  }
`;
