import { css } from 'lit';

import { plainButtonStyles } from '../../../parts/controls/plain-button.css.js';
import { amountListStyles } from '../paid-parts/amount-list.css.js';

/** The room of a gift card. */
export const giftCardStyles = css`
  .gift {
    display: grid;
    gap: var(--_space-s);
    ${plainButtonStyles}
    ${amountListStyles}
    dl {
      padding: var(--_space-m);
      border-radius: var(--_radius);
      background: var(--_color-surface-raised);
    }
    .plain {
      justify-self: start;
      margin-inline-start: calc(-1 * var(--_space-s));
    }
    [role='status']:empty {
      display: none;
    }
    .fault {
      color: var(--_color-danger);
      font-size: var(--_font-size-s);
    }
  }
`;
