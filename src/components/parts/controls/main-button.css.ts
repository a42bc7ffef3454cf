import { css } from 'lit';

/** The one button, or link, of a view that does what the view is for. Stands after `buttonStyles`. */
export const mainButtonStyles = css`
  button.main,
  a.main {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
    /* Here alone: where a button comes to life, its ground may not lag behind its words. */
    &:hover {
      background: var(--_color-accent-strong);
      transition: background-color var(--_motion);
    }
    &[aria-disabled='true'] {
      border-color: var(--_color-line);
      background: none;
      color: var(--_color-text-quiet);
    }
    @media (forced-colors: active) {
      /* Else the browser lays a plate in the page's colour behind the words, which have that colour. */
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
      &[aria-disabled='true'] {
        border-color: GrayText;
        background: Canvas;
        color: GrayText;
      }
    }
  }
`;
