import { css } from 'lit';

import { plainButtonStyles } from '../../../parts/controls/plain-button.css.js';

/** The room of a gift card, and the box with what is paid so far, which stands below all methods. */
export const giftCardStyles = css`
  .gift,
  .paid {
    display: grid;
    gap: var(--_space-m);
    ${plainButtonStyles}
    dl {
      display: grid;
      grid-template-columns: 1fr auto;
      row-gap: var(--_space-xs);
      margin: 0;
    }
    dt {
      overflow-wrap: anywhere;
    }
    dd {
      margin: 0;
      padding-inline-start: var(--_space-m);
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    /* What is left to pay. */
    dl > :nth-last-child(-n + 2) {
      padding-block-start: var(--_space-xs);
      border-block-start: var(--_border-width) solid var(--_color-line-quiet);
      font-weight: var(--_font-weight-strong);
    }
    .plain {
      justify-self: start;
      margin-inline-start: calc(-1 * var(--_space-s));
    }
  }
  .gift dl,
  .paid {
    padding: var(--_space-m);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
  }
  .gift {
    gap: var(--_space-s);
    [role='status']:empty {
      display: none;
    }
    .fault {
      color: var(--_color-danger);
      font-size: var(--_font-size-s);
    }
  }
  .paid {
    order: 3;
    flex: 1 0 100%;
    h2 {
      margin: 0;
      font-size: 1em;
    }
    p:empty {
      display: none;
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
