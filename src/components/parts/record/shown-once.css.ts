import { css } from 'lit';

/** What is shown once, to be marked with one press. */
export const shownOnceStyles = css`
  .once {
    max-block-size: 12em;
    overflow-y: auto;
    padding: var(--_space-m);
    border: var(--_border-width) dashed var(--_color-line);
    border-radius: var(--_radius-s);
    background: var(--_color-surface);
    font-family: var(--_font-family-numbers);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
