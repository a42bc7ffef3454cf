import { css } from 'lit';

export const cardHintsStyles = css`
  .card-hint {
    margin: 0;
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .card-hint:empty {
    display: none;
  }
`;
