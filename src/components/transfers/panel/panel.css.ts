import { css } from 'lit';

/** Steps below each other, and the width of a form. */
export const panelStyles = css`
  .figure .what {
    justify-items: end;
  }
  .steps {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--_space-xs) var(--_space-m);
    padding-block: var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    font-variant-numeric: tabular-nums;
  }
  /* A form no wider than its lines. */
  .step {
    max-inline-size: 44em;
  }
  /* What a browser puts around the content of details passes nothing on. */
  [part='figures'] > * {
    box-sizing: border-box;
  }
  @media print {
    [part='stop'],
    [part='rest'] {
      display: none;
    }
  }
`;
