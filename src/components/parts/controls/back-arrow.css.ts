import { css } from 'lit';

/** The arrow of a button that goes back, which points to where the reader came from in either direction of reading. */
export const backArrowStyles = css`
  [part='back'] svg {
    vertical-align: -0.25em;
  }
  :host(:dir(rtl)) [part='back'] svg {
    transform: scaleX(-1);
  }
`;
