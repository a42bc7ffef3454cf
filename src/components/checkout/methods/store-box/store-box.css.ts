import { css } from 'lit';

/** The box stands apart from the fields above it, and from a mandate, which has boxes of its own. */
export const storeBoxStyles = css`
  .store {
    margin-block-start: var(--_space-m);
  }
`;
