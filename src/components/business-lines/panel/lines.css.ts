import { css } from 'lit';

/** The way to a new line, below the records. */
export const linesStyles = css`
  .resource + * {
    margin-block-start: var(--_space-l);
  }
`;
