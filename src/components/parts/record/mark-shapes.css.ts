import { css } from 'lit';

/** A shape for each tone of a mark, for those who see no colours: full is good, a square is bad, and one on its corner is in doubt. */
export const markShapeStyles = css`
  .mark::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.45em;
    border: calc(var(--_border-width) * 2) solid currentcolor;
    border-radius: 50%;
  }
  .mark.good::before {
    background: currentcolor;
    forced-color-adjust: none;
  }
  .mark:is(.bad, .doubtful)::before {
    border-radius: 0;
  }
  .mark.doubtful::before {
    rotate: 45deg;
  }
`;
