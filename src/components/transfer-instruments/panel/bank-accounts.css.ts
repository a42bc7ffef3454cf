import { css } from 'lit';

/** The form of one account, among the records. */
export const bankAccountStyles = css`
  .form {
    gap: var(--_space-m);
    padding: var(--_space-l);
  }
`;
