import { css } from 'lit';

/** How the list of payments and one of them stand on the page. */
export const panelStyles = css`
  .mark {
    display: inline-block;
  }
  @media print {
    [part~='operations'] {
      display: none;
    }
  }
`;
