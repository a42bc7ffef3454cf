import { css } from 'lit';

import { fieldStyles } from '../../../parts/controls/field.css.js';

/** The search and the list below the choice. The look of fields is the search's alone: a radio button is none. A long list scrolls by itself, so that the button that pays stays near. */
export const issuerListStyles = css`
  .issuers {
    display: grid;
    gap: var(--_space-m);
    .field {
      display: grid;
      gap: var(--_space-xs);
      ${fieldStyles}
    }
    a {
      color: var(--_color-accent);
    }
    .field label {
      font-weight: var(--_font-weight-label);
    }
    fieldset {
      gap: 0;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    .list {
      max-block-size: 20em;
      overflow-y: auto;
      border: var(--_border-width) solid var(--_color-line);
      border-radius: var(--_radius);
    }
    .list .choice {
      padding-inline: var(--_space-m);
      scroll-margin-block: var(--_space-s);
    }
    .list .choice + .choice {
      border-block-start: var(--_border-width) solid var(--_color-line-quiet);
    }
    .list .choice:has(:checked) {
      background: var(--_color-accent-surface);
    }
    .list span {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .quiet,
    .list .choice:has(:disabled) {
      color: var(--_color-text-quiet);
    }
    .quiet,
    .fault {
      font-size: var(--_font-size-s);
    }
    .fault {
      color: var(--_color-danger);
    }
    .fault:empty,
    .quiet:empty {
      display: none;
    }
  }
`;
