import { css } from 'lit';

import { fieldStyles } from '../controls/field.css.js';
import { mainButtonStyles } from '../controls/main-button.css.js';

const styles = css`
  h2,
  h3,
  p,
  ul,
  dl,
  dd,
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  h2 {
    font-size: var(--_font-size-l);
  }
  h3 {
    font-size: inherit;
  }
  ul {
    display: grid;
    gap: var(--_space-m);
    list-style: none;
  }
  section,
  .record,
  form,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    overflow-wrap: anywhere;
  }
  .record {
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    box-shadow: var(--_shadow-raised);
  }
  .head,
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-s) var(--_space-l);
  }
  .ways {
    justify-content: start;
  }
  .quiet,
  .fault,
  dt {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .quiet:empty,
  .fault:empty {
    display: none;
  }
  .fault {
    display: block;
    color: var(--_color-danger);
    font-weight: normal;
  }
  .mark {
    justify-self: start;
    padding-inline: var(--_space-s);
    border-radius: var(--_radius-s);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
    background: var(--_color-surface-raised);
  }
  .mark.good {
    background: var(--_color-success-surface);
    color: var(--_color-success);
  }
  .mark.due {
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .mark.bad {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
  }
  .field {
    display: grid;
    gap: var(--_space-xs);
  }
  label,
  legend {
    font-weight: var(--_font-weight-label);
  }
  label.check {
    display: flex;
    gap: var(--_space-s);
    align-items: center;
    min-block-size: calc(var(--_field-height) * 0.6);
    font-weight: inherit;
  }
  legend {
    padding: 0;
  }
  input:is([type='checkbox'], [type='radio']) {
    flex: none;
    inline-size: var(--_font-size);
    block-size: var(--_font-size);
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_color-accent);
  }
  .notice {
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
  }
  .notice.bad {
    border-color: var(--_color-danger);
    background: var(--_color-danger-surface);
  }
  .notice.due {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
  }
  .notice.good {
    border-color: var(--_color-success);
    background: var(--_color-success-surface);
  }
  .document {
    max-block-size: 20em;
    overflow-y: auto;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    white-space: pre-wrap;
  }
  a {
    color: var(--_color-accent);
  }
  a.button {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--_button-height);
    padding: var(--_space-s) var(--_space-l);
    border: var(--_border-width) solid var(--_color-accent);
    border-radius: var(--_radius-button);
    font-weight: var(--_font-weight-strong);
    text-decoration: none;
  }
  button.small {
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-m);
    font-size: var(--_font-size-s);
  }
`;

/** The look of records, and of the forms that change them, one sheet after the other. */
export const recordStyles = [fieldStyles, mainButtonStyles, styles];
