import { css } from 'lit';

import { fieldStyles } from '../../../parts/controls/field.css.js';

/** Fields and the mandate below the choice. */
export const directDebitStyles = css`
  .debit {
    display: grid;
    gap: var(--_space-m);
    ${fieldStyles}
    .field,
    .mandate {
      display: grid;
      gap: var(--_space-xs);
    }
    label,
    .agree {
      font-weight: var(--_font-weight-label);
    }
    input:disabled {
      color: var(--_color-text-quiet);
    }
    .fault {
      color: var(--_color-danger);
      font-size: var(--_font-size-s);
    }
    .fault:empty {
      display: none;
    }
    .mandate {
      container-type: inline-size;
      gap: var(--_space-s);
      padding: var(--_space-m);
      border: var(--_border-width) solid var(--_color-line-quiet);
      border-radius: var(--_radius);
      background: var(--_color-surface-raised);
      font-size: var(--_font-size-s);
    }
    .mandate p + p {
      margin-block-start: var(--_space-xs);
    }
    .mandate :is(.choice, div + .fault) {
      margin-block-start: var(--_space-xs);
    }
    .choice input {
      inline-size: 1.25em;
      min-block-size: 0;
    }
    h3,
    dl,
    dd {
      margin: 0;
    }
    h3 {
      font-size: inherit;
    }
    dl {
      display: grid;
      grid-template-columns: fit-content(50%) minmax(50%, 1fr);
      gap: var(--_space-xs) var(--_space-m);
    }
    dt,
    .quiet {
      color: var(--_color-text-quiet);
    }
    /* A creditor's identifier is compared with that of a bank's statement: it stays in one piece. */
    @container (inline-size < 24em) {
      dl {
        grid-template-columns: minmax(0, 1fr);
        row-gap: 0;
      }
      dd + dt {
        margin-block-start: var(--_space-xs);
      }
    }
    dd {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
  :host(:dir(rtl)) .debit input[dir='ltr'] {
    text-align: end;
  }
`;
