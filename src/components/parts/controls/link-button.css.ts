import { css } from 'lit';

/** A button that stands among words, and looks like the link that it is where the page gives an address. */
export const linkButtonStyles = css`
  .link {
    display: inline-block;
    min-block-size: 1.5em;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_color-accent);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;
