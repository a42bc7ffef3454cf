import { css } from 'lit';

/** The form no wider than its lines, and references as they are typed. */
export const erasureStyles = css`
  form,
  [part='review'] {
    max-inline-size: 36em;
  }
  textarea {
    resize: vertical;
  }
  textarea,
  h4 {
    font-variant-numeric: tabular-nums;
  }
  h4 {
    margin: 0;
    font-size: inherit;
  }
  ul.plain {
    gap: var(--_space-xs);
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;
