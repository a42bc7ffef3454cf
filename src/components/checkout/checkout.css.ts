import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    max-inline-size: var(--_max-width);
  }
  [hidden] {
    display: none !important;
  }
  .form {
    display: flex;
    flex-direction: column;
  }
  .form > * + * {
    margin-block-start: var(--_space-m);
  }
  .form > :empty {
    margin-block-start: 0;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .open {
    display: grid;
    gap: var(--_space-m);
  }
  p {
    margin: 0;
  }
  .choice {
    display: flex;
    gap: var(--_space-s);
    align-items: center;
    min-block-size: calc(var(--_field-height) * 0.75);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .choice input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--_color-accent);
  }
  .choice:has(:disabled) {
    color: var(--_color-text-quiet);
    cursor: default;
  }
  /* In the corner, beside the first label: it comes with the answer, and nothing may move then. */
  .badge {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
    padding-inline: var(--_space-s);
    border: var(--_border-width) solid transparent;
    border-radius: var(--_radius-s);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
    font-size: var(--_font-size-s);
    line-height: var(--_line-height);
    pointer-events: none;
  }
`;
