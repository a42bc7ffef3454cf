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
      inline-size: calc(var(--_font-size-l) * 1.75);
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
      line-height: 1.25;
    }
    .amount,
    .text {
      grid-column: 1 / -1;
    }
    .amount {
      font-family: var(--_font-family-heading);
      font-size: calc(var(--_font-size-l) * 1.6);
      font-weight: var(--_font-weight-heading);
      font-variant-numeric: tabular-nums;
      line-height: 1.25;
      overflow-wrap: anywhere;
    }
    &.brief {
      gap: var(--_space-s);
      .headline {
        align-items: start;
        gap: 0 var(--_space-s);
        padding: var(--_space-m);
      }
      .icon {
        inline-size: calc(var(--_font-size) * 1.5);
      }
      h2 {
        font-size: inherit;
        line-height: inherit;
      }
      .amount {
        display: none;
      }
      .text,
      details {
        grid-column: 2;
      }
      .next {
        margin-block: var(--_space-m) var(--_space-s);
      }
      dl > div {
        border-color: var(--_tone);
      }
    }
    summary {
      inline-size: fit-content;
      min-block-size: 24px;
      border-radius: var(--_radius-s);
      font-size: var(--_font-size-s);
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
    .quiet {
      display: inline-flex;
      align-items: center;
      gap: var(--_space-s);
      padding-inline: var(--_space-m);
      border-color: var(--_color-line-quiet);
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
