import { css } from 'lit';

/** The way to a new line and its web sites, among the records. */
export const linesStyles = css`
  .resource + * {
    margin-block-start: var(--_space-l);
  }
  .address {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .address input {
    flex: 1 1 12em;
  }
`;
