import { css } from 'lit';

/** The marks of deadlines stay in one piece. */
export const panelStyles = css`
  .mark {
    display: inline-block;
  }
`;
