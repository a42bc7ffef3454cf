import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  .row {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: var(--_space-l);
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .row i {
    inline-size: 80%;
  }
`;
