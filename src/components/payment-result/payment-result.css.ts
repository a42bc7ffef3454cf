import { css } from 'lit';

export const paymentResultStyles = css`
  .notice,
  .skeleton {
    display: grid;
    justify-items: start;
    gap: var(--_space-m);
    max-inline-size: var(--_max-width);
  }
  .notice {
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
  }
  .notice.error,
  .notice.offline,
  .notice.unauthorised {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .notice p:first-child {
    font-weight: var(--_font-weight-strong);
  }
  .notice button {
    min-block-size: var(--_button-height);
    padding-inline: var(--_space-l);
    border: var(--_border-width) solid var(--_color-accent);
    border-radius: var(--_radius);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
    font: inherit;
    font-weight: var(--_font-weight-strong);
    cursor: pointer;
  }
  .skeleton {
    justify-items: stretch;
  }
  .skeleton span {
    block-size: calc(var(--_space-xl) + var(--_space-s));
    border-radius: var(--_radius);
    background: var(--_color-skeleton);
  }
  .skeleton .headline {
    block-size: calc(var(--_button-height) * 2 + var(--_space-xl));
  }
  .skeleton p {
    color: var(--_color-text-quiet);
  }
  @media (forced-colors: active) {
    .notice button {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
  }
`;
