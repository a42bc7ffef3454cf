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
  .method-fields a {
    color: var(--_color-accent);
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
  /* Labels stand in the fields where those of the card do: over an empty one, else at its top. */
  :host(:is([card-layout='floating'], [card-layout='line'])) .method-fields .field {
    position: relative;
    & > label {
      position: absolute;
      inset-inline: calc(var(--_space-m) + var(--_border-width));
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      color: var(--_color-text-quiet);
      font-size: 0.75em;
      line-height: 2;
      pointer-events: none;
    }
    & > :is(input, select) {
      padding-block: 1em 0;
    }
    &:has(:placeholder-shown:not(:focus)) > label {
      font-size: inherit;
      line-height: var(--_field-height);
    }
  }
  :host(:dir(rtl)) .method-fields input[dir='ltr'] {
    text-align: end;
  }
`;
