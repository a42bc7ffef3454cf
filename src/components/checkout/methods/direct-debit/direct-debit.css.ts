import { css } from 'lit';

/** The mandate, beside the fields of any method. */
export const directDebitStyles = css`
  .debit {
    .agree {
      font-weight: var(--_font-weight-label);
    }
    .mandate {
      display: grid;
      container-type: inline-size;
      gap: var(--_space-s);
      padding: var(--_space-m);
      border: var(--_border-width) solid var(--_color-line-quiet);
      border-radius: var(--_radius);
      background: var(--_color-surface-raised);
      font-size: var(--_font-size-s);
    }
    a {
      color: var(--_color-accent);
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
`;
