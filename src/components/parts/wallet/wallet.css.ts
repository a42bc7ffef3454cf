import { css } from 'lit';

/**
 * The button of a wallet, as its owner wants it: black on light, white on dark, at least 40 pixels high, never narrower than
 * the mark, and never smaller than the buttons beside it.
 */
export const walletStyles = css`
  button.pay.wallet {
    min-inline-size: min(100%, 10em);
    border-color: transparent;
    background: light-dark(black, white);
    color: light-dark(white, black);
    &:hover {
      opacity: 0.88;
    }
    &[aria-disabled='true'] {
      opacity: 0.6;
    }
    @media (forced-colors: active) {
      /* A mark keeps its colours, and so the ground that it is made for. */
      forced-color-adjust: none;
      border-color: ButtonText;
    }
  }
  /* Safari draws the button itself, as Apple wants it; the mark keeps its name for a screen reader. */
  @supports (-webkit-appearance: -apple-pay-button) {
    button.pay.wallet.apple {
      -webkit-appearance: -apple-pay-button;
      -apple-pay-button-type: plain;
      color: transparent;
    }
  }
  .own-button {
    display: grid;
    min-block-size: var(--_button-height);
    &[inert] {
      opacity: 0.6;
    }
  }
  .wallet-mark {
    display: block;
    block-size: 1.75em;
    margin-inline: auto;
    direction: ltr;
    overflow: visible;
    font-family: system-ui, sans-serif;
    fill: currentColor;
  }
  .wallet-error {
    color: var(--_color-danger);
  }
  .wallet-error:empty {
    display: none;
  }
`;
