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
    &:is(.error, .offline, .unauthorised) {
      border-color: var(--_color-warning);
      background: var(--_color-warning-surface);
    }
    p:first-child {
      font-weight: var(--_font-weight-strong);
    }
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
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
`;
