import { css } from 'lit';

/** The arrow of a button that goes back, which points to where the reader came from in either direction of reading. */
export const backArrowStyles = css`
  .arrow {
    display: inline-block;
  }
  :host(:dir(rtl)) .arrow {
    transform: scaleX(-1);
  }
`;
