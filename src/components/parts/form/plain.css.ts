import { css } from 'lit';

/** The look of a form of a few fields, among the records that it changes. */
export const plainFormStyles = css`
  .answer {
    display: grid;
    gap: var(--_space-xs);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .line input {
    flex: 1 1 12em;
  }
  form .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-l);
  }
  h3:focus {
    outline: none;
  }
`;
