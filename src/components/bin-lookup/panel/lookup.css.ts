import { css } from 'lit';

/** The form no wider than its lines, and facts side by side. */
export const lookupStyles = css`
  form {
    max-inline-size: 32em;
  }
  textarea {
    resize: vertical;
    font-variant-numeric: tabular-nums;
  }
  h4 {
    margin: 0;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
    gap: var(--_space-m) var(--_space-l);
    margin: 0;
  }
`;
