import { css } from 'lit';

import { plainButtonStyles } from '../../../parts/controls/plain-button.css.js';
import { amountListStyles } from './amount-list.css.js';

/** The box with what an order was paid with so far, below all methods. */
export const paidPartsStyles = css`
  .paid {
    display: grid;
    order: 3;
    flex: 1 0 100%;
    gap: var(--_space-m);
    padding: var(--_space-m);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    ${plainButtonStyles}
    ${amountListStyles}
    h2 {
      margin: 0;
      font-size: 1em;
    }
    p:empty {
      display: none;
    }
    .plain {
      justify-self: start;
      margin-inline-start: calc(-1 * var(--_space-s));
    }
    .sure {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-s);
    }
    .sure > p {
      flex-basis: 100%;
    }
    .danger {
      border-color: var(--_color-danger);
      color: var(--_color-danger);
    }
  }
`;
