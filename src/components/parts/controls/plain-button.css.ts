import { css } from 'lit';

/** A button that looks like a link, for what is beside the point of a view. Stands after `buttonStyles`. */
export const plainButtonStyles = css`
  button.plain {
    min-block-size: calc(var(--_button-height) * 0.85);
    padding-inline: var(--_space-s);
    border-color: transparent;
    font-size: var(--_font-size-s);
  }
  button.plain:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
