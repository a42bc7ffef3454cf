import { css } from 'lit';

/** Speeds below each other, each with what it needs. */
export const sendStyles = css`
  .speeds {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .speeds legend {
    margin-block-end: var(--_space-s);
    padding: 0;
    font-weight: var(--_font-weight-strong);
  }
  .speeds label {
    display: flex;
    align-items: start;
    gap: var(--_space-s);
    padding-block: var(--_space-xs);
  }
  .speeds .quiet {
    font-weight: normal;
  }
  .speeds input {
    flex: none;
    margin-block: 0.25em;
  }
`;
