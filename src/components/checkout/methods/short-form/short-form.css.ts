import { css } from 'lit';

/** Fields below the choice. The element's own inputs are radios and boxes, so nothing here speaks of all inputs. */
export const shortFormStyles = css`
  .method-fields {
    display: grid;
    gap: var(--_space-m);
  }
  .method-fields .field {
    display: grid;
    gap: var(--_space-xs);
  }
  .method-fields label {
    font-weight: var(--_font-weight-strong);
  }
  .method-fields input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--_field-height);
    padding: var(--_space-s) var(--_space-m);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    color: var(--_color-text);
    font: inherit;
  }
  .method-fields input[aria-invalid='true'] {
    border-color: var(--_color-danger);
  }
  .method-fields input:disabled {
    color: var(--_color-text-quiet);
  }
  .method-fields .fault {
    color: var(--_color-danger);
    font-size: var(--_font-size-s);
  }
  .method-fields .fault:empty {
    display: none;
  }
  :host(:dir(rtl)) .method-fields input {
    text-align: end;
  }
`;
