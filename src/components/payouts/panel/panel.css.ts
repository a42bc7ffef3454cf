import { css } from 'lit';

/** The width of a form. */
export const panelStyles = css`
  .figure .what {
    justify-items: end;
  }
  /* A form no wider than its lines. */
  .step {
    max-inline-size: 44em;
  }
`;
