import { css } from 'lit';

/** The one button, or link, of a view that does what the view is for. Stands after `resourceStyles`. */
export const mainButtonStyles = css`
  button.main,
  a.main {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
    transition: background-color var(--_motion);
  }
  button.main:hover,
  a.main:hover {
    background: var(--_color-accent-strong);
  }
  button.main[aria-disabled='true'] {
    border-color: var(--_color-line);
    background: none;
    color: var(--_color-text-quiet);
  }
  @media (forced-colors: active) {
    button.main,
    a.main {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
    button.main[aria-disabled='true'] {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;
