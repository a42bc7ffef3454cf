import { css } from 'lit';

/** Fields of a person stand in lines, as an address is written; on a narrow page each has a line of its own. */
export const personStyles = css`
  .method-fields .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
  }
  .method-fields .field {
    flex: 1 1 9em;
    align-content: start;
  }
  .method-fields .terms {
    display: grid;
    gap: var(--_space-xs);
  }
  .method-fields .choice {
    font-weight: inherit;
  }
  .method-fields .choice input {
    inline-size: 1.25em;
    min-block-size: 0;
  }
`;
