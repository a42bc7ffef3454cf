import { css } from 'lit';

/** The look of what is in a row. */
export const listStyles = css`
  .number {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-xs) var(--_space-s);
    font-weight: var(--_font-weight-strong);
  }
  .pieces {
    white-space: nowrap;
  }
  .things {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  @container (inline-size < 30em) {
    .things {
      -webkit-line-clamp: 2;
    }
  }
`;
