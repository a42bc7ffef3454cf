import { css } from 'lit';

/** Facts side by side, among the records. */
export const reviewStyles = css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
    gap: var(--_space-m) var(--_space-l);
  }
`;
