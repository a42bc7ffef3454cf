import { css } from 'lit';

import { plainDialogStyles } from '../controls/dialog.css.js';
import { fieldStyles } from '../controls/field.css.js';
import { mainButtonStyles } from '../controls/main-button.css.js';

const styles = css`
  h2,
  p,
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  h2 {
    font-size: inherit;
  }
  form,
  .notice,
  dialog[open] {
    display: grid;
    gap: var(--_space-l);
  }
  .field {
    display: grid;
    gap: var(--_space-xs);
  }
  label,
  legend {
    font-weight: var(--_font-weight-label);
  }
  textarea {
    resize: vertical;
  }
  .quiet,
  .fault {
    font-size: var(--_font-size-s);
  }
  .quiet {
    color: var(--_color-text-quiet);
  }
  .quiet:empty,
  .fault:empty {
    display: none;
  }
  .fault {
    display: block;
    color: var(--_color-danger);
  }
  .small {
    justify-self: start;
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-m);
    font-size: var(--_font-size-s);
  }
  h2:focus {
    outline: none;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-m);
  }
  .notice {
    margin-block-end: var(--_space-l);
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
  }
  .notice.good {
    border-color: var(--_color-success);
    background: var(--_color-success-surface);
  }
  .notice.bad {
    border-color: var(--_color-danger);
    background: var(--_color-danger-surface);
  }
`;

/** The look of a form's fields, faults, notices and buttons, one sheet after the other; what only one form has is its own. */
export const formStyles = [fieldStyles, mainButtonStyles, ...plainDialogStyles, styles];
