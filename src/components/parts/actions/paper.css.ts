import { css } from 'lit';

/** Adopted by the host's shadow root when a payment is paid elsewhere. */
export const paperStyles = css`
  .florin-paper {
    display: grid;
    gap: var(--_space-m);
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
    h2,
    p,
    dl,
    dd {
      margin: 0;
    }
    h2 {
      outline: none;
      font-size: var(--_font-size-l);
    }
    p:empty {
      display: none;
    }
    .until {
      font-weight: var(--_font-weight-strong);
    }
    dt {
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
    dd {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: var(--_space-s);
      align-items: center;
      padding-block-end: var(--_space-s);
      margin-block-end: var(--_space-s);
      border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    }
    a {
      color: var(--_color-accent);
    }
    strong {
      grid-column: 1 / -1;
      font-size: var(--_font-size-s);
    }
    bdi {
      font-size: var(--_font-size-l);
      font-family: var(--_font-family-numbers);
      font-variant-numeric: tabular-nums;
    }
    small bdi {
      font-size: var(--_font-size-s);
    }
    .bars {
      inline-size: 100%;
      max-inline-size: 28rem;
      border-radius: var(--_radius);
      forced-color-adjust: none;
    }
    .next,
    .question {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-m);
      align-items: center;
    }
    .question {
      padding: var(--_space-m);
      border: var(--_border-width) solid var(--_color-line);
      border-radius: var(--_radius);
    }
  }
`;
