import { css } from 'lit';

export const hostStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    color: var(--_color-text);
    font-family: var(--_font-family);
    font-size: var(--_font-size);
    line-height: var(--_line-height);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: var(--_font-family-heading);
    font-weight: var(--_font-weight-heading);
  }
  :focus-visible {
    outline: var(--_focus-width) solid var(--_color-focus);
    outline-offset: var(--_focus-offset);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
