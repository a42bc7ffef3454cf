import { css } from 'lit';

/** Adopted by the host's shadow root when the first result is shown. */
export const resultStyles = css`
  .florin-result {
    display: grid;
    justify-items: start;
    gap: var(--_space-m);
    max-inline-size: var(--_max-width);
    --_tone: var(--_color-warning);
    --_tone-surface: var(--_color-warning-surface);
  }
  .florin-result.paid {
    --_tone: var(--_color-success);
    --_tone-surface: var(--_color-success-surface);
  }
  .florin-result.refused {
    --_tone: var(--_color-danger);
    --_tone-surface: var(--_color-danger-surface);
  }
  .florin-result.cancelled {
    --_tone: var(--_color-text-quiet);
    --_tone-surface: var(--_color-surface-raised);
  }
  .florin-result .headline {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    justify-self: stretch;
    gap: var(--_space-s) var(--_space-m);
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_tone);
    border-radius: var(--_radius);
    background: var(--_tone-surface);
  }
  .florin-result .icon {
    display: block;
    inline-size: calc(var(--_space-xl) * 2);
    color: var(--_tone);
  }
  .florin-result h2,
  .florin-result p,
  .florin-result dl,
  .florin-result dd {
    margin: 0;
  }
  .florin-result h2 {
    outline: none;
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
  }
  .florin-result .headline p {
    grid-column: 1 / -1;
  }
  .florin-result dl {
    justify-self: stretch;
  }
  .florin-result dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_space-m);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .florin-result dt {
    color: var(--_color-text-quiet);
  }
  .florin-result dd {
    overflow-wrap: anywhere;
    font-weight: var(--_font-weight-strong);
  }
  .florin-result .next {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s);
  }
  .florin-result button {
    min-block-size: var(--_button-height);
    padding-inline: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .florin-result button.main {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
    font-weight: var(--_font-weight-strong);
  }
  .florin-result button[aria-disabled='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    .florin-result button.main {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
  }
  @media print {
    .florin-result .next {
      display: none;
    }
    .florin-result .headline {
      background: none;
      break-inside: avoid;
    }
  }
`;
