import { css } from 'lit';

/** Fields to write in and to choose from. */
export const fieldStyles = css`
  input,
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_field-height);
    padding: var(--_space-s) var(--_space-m);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    color: var(--_color-text);
    font: inherit;
    text-overflow: ellipsis;
  }
  /* In WebKit a choice that is too long would widen the page. */
  select {
    contain: paint;
  }
  ::placeholder {
    color: var(--_color-text-quiet);
    opacity: 1;
  }
  [aria-invalid='true'] {
    border-color: var(--_color-danger);
  }
  @media (forced-colors: active) {
    [aria-invalid='true'] {
      outline: var(--_focus-width) solid Mark;
    }
  }
`;
