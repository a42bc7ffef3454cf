import { css } from 'lit';

/** A button, whatever it is for; `mainButtonStyles` and `plainButtonStyles` make one more or less of it. */
export const buttonStyles = css`
  button {
    min-block-size: var(--_button-height);
    padding: var(--_space-s) var(--_space-l);
    border: var(--_border-width) solid var(--_color-accent);
    border-radius: var(--_radius-button);
    background: none;
    color: var(--_color-accent);
    font: inherit;
    font-weight: var(--_font-weight-strong);
    cursor: pointer;
  }
`;
