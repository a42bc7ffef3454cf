import { css } from 'lit';

/** What only this form has; the rest is every form's. */
export const styles = css`
  .images,
  .sub {
    display: grid;
    gap: var(--_space-l);
  }
  .image {
    display: grid;
    grid-template-columns: minmax(0, 9em) minmax(0, 1fr);
    gap: var(--_space-m) var(--_space-l);
    align-items: start;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
  }
  .image legend {
    float: inline-start;
    grid-column: 1 / -1;
    padding: 0;
  }
  .image .picture {
    grid-row: span 2;
  }
  .image .small {
    grid-column: 2;
  }
  @container (max-width: 32em) {
    .image {
      grid-template-columns: minmax(0, 1fr);
    }
    .image .picture {
      max-inline-size: 12em;
    }
    .image .small {
      grid-column: 1;
    }
  }
  .sub {
    grid-column: 1 / -1;
  }
`;
