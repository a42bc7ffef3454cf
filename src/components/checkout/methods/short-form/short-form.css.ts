import { css } from 'lit';

import { fieldStyles } from '../../../parts/controls/field.css.js';

/** Fields below the choice. The element's own inputs are radios and boxes, so nothing here speaks of all inputs. */
export const shortFormStyles = css`
  .method-fields {
    display: grid;
    gap: var(--_space-m);
    ${fieldStyles}
  }
  .method-fields .field {
    display: grid;
    gap: var(--_space-xs);
  }
  .method-fields label {
    font-weight: var(--_font-weight-label);
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
