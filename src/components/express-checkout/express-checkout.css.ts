import { css } from 'lit';

/**
 * Buttons of equal height and width, side by side where there is room and below each other where there is none. Owners ask for at
 * least 40 (Google) and 30 (Apple) pixels of height, and let a shop round the corners as its own buttons are.
 */
export const expressStyles = css`
  :host {
    max-inline-size: var(--_max-width);
  }
  /* What has nothing to say takes no space, not even a gap of the page's. */
  :host(:state(empty)) {
    display: none;
  }
  [hidden] {
    display: none !important;
  }
  p {
    margin: 0;
  }
  .form {
    display: grid;
    gap: var(--_space-s);
  }
  .form > :empty {
    display: none;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-s);
    align-items: baseline;
    justify-content: space-between;
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
    grid-auto-rows: 1fr;
    gap: var(--_space-s);
  }
  .wallet-place {
    display: grid;
    min-inline-size: 0;
  }
  .wallet-place button.pay.wallet,
  .wallet-place .own-button,
  .skeleton {
    min-block-size: max(2.5rem, var(--_button-height));
  }
  /* The owner's colours are by a scheme of the button's own; the ring around it is by the page's. */
  .black button.pay.wallet {
    color-scheme: light;
    -apple-pay-button-style: black;
  }
  .white button.pay.wallet {
    color-scheme: dark;
    -apple-pay-button-style: white;
  }
  .outline button.pay.wallet {
    color-scheme: dark;
    border-color: currentColor;
    -apple-pay-button-style: white-outline;
  }
  .wallet-place {
    border-radius: var(--_radius-button);
    &:has(:focus-visible) {
      outline: var(--_focus-width) solid var(--_color-focus);
      outline-offset: var(--_focus-offset);
    }
    & :focus-visible {
      outline: none;
    }
  }
  .skeleton {
    border-radius: var(--_radius-button);
    background: var(--_color-skeleton);
  }
`;
