import { css } from 'lit';

/** What stands in the place of a record until it is there: lines of text, rows with a button, boxes with several lines. */
export const skeletonStyles = css`
  .skeleton {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
  }
  .skeleton i {
    block-size: calc(var(--_button-height) + var(--_space-xl));
  }
  .skeleton i.line {
    inline-size: min(12em, 100%);
    block-size: 1lh;
  }
  .skeleton i.box {
    block-size: 12em;
  }
`;
