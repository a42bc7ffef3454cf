import { css } from 'lit';

/** The marks of deadlines stay in one piece; on paper nothing is pressed. */
export const panelStyles = css`
  .mark {
    display: inline-block;
  }
  @media print {
    .ways,
    [part~='back'] {
      display: none;
    }
  }
`;
