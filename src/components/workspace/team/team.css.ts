import { css } from 'lit';

import { gridStyles } from '../shell/grid.css.js';

const styles = css`
  .grid thead th {
    overflow-wrap: normal;
  }
  .code {
    font-family: var(--_font-family-numbers);
    overflow-wrap: anywhere;
  }
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
    gap: var(--_space-m);
    align-items: start;
  }
  .abilities > li {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    gap: var(--_space-s) var(--_space-m);
    align-items: baseline;
  }
`;

/** The look of a team: what is supported beside whether it is, and an audit log with filters. */
export const teamStyles = [gridStyles, styles];
