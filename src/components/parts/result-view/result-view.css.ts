import { css } from 'lit';

/** Adopted by the host's shadow root, after `mainButtonStyles`, when the first result is shown. */
export const resultStyles = css`
  .florin-result {
    display: grid;
    gap: var(--_space-m);
    max-inline-size: var(--_max-width);
    --_tone: var(--_color-warning);
    --_tone-surface: var(--_color-warning-surface);
    &.paid {
      --_tone: var(--_color-success);
      --_tone-surface: var(--_color-success-surface);
    }
    &.refused {
      --_tone: var(--_color-danger);
      --_tone-surface: var(--_color-danger-surface);
    }
    &.cancelled {
      --_tone: var(--_color-text-quiet);
      --_tone-surface: var(--_color-surface-raised);
    }
    .headline {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: var(--_space-s) var(--_space-m);
      padding: var(--_space-l);
      /* Seen where colours are forced. */
      border: var(--_border-width) solid transparent;
      border-radius: var(--_radius);
      background: var(--_tone-surface);
    }
    .icon {
      display: grid;
      inline-size: calc(var(--_space-xl) * 2);
      color: var(--_tone);
    }
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
    .headline > p {
      grid-column: 1 / -1;
    }
    .amount {
      font: var(--_font-weight-heading) calc(var(--_font-size-l) * 1.6) / 1.25 var(--_font-family-heading);
      overflow-wrap: anywhere;
    }
    /* One line, which wraps where it has to: the form below is what to go on with. */
    &.brief {
      .headline {
        align-items: start;
        gap: var(--_space-s);
        padding: var(--_space-s) var(--_space-m);
      }
      .icon {
        inline-size: 1.5em;
      }
      .line > :is(h2, p) {
        display: inline;
        margin-inline-end: var(--_space-s);
      }
      details:not([open]) {
        display: inline-block;
      }
      h2 {
        font: inherit;
        font-weight: var(--_font-weight-strong);
      }
      .next {
        margin-block: var(--_space-m);
      }
    }
    summary {
      inline-size: fit-content;
      cursor: pointer;
    }
    dl > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--_space-m);
      padding-block: var(--_space-s);
      border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    }
    dt {
      color: var(--_color-text-quiet);
    }
    dd {
      overflow-wrap: anywhere;
      font-weight: var(--_font-weight-strong);
    }
    .next {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--_space-s);
    }
    [aria-disabled='true'] {
      cursor: progress;
    }
    @media print {
      .next {
        display: none;
      }
      .headline {
        background: none;
        break-inside: avoid;
      }
    }
  }
`;
