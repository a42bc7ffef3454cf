import { css } from 'lit';

import { linkButtonStyles } from '../../parts/controls/link-button.css.js';

const styles = css`
  .list {
    gap: var(--_space-s);
  }
  .list > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space-xs) var(--_space-m);
  }
  .list > li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: var(--_space-m);
  }
  .board {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18em, 100%), 1fr));
    align-items: start;
    gap: var(--_space-l);
  }
  textarea.schema {
    font-family: var(--_font-family-numbers);
    resize: vertical;
    white-space: pre;
    overflow-x: auto;
  }
  .outline {
    max-block-size: 16em;
    overflow-y: auto;
  }
  .outline code {
    font-family: var(--_font-family-numbers);
    font-size: var(--_font-size-s);
    overflow-wrap: anywhere;
  }
  .candidates {
    max-block-size: 16em;
    overflow-y: auto;
  }
`;

/** The look of an API: lists of what is in it, the board of what is linked, the text of a schema. */
export const apiStyles = [linkButtonStyles, styles];
