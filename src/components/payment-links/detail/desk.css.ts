import { css } from 'lit';

/** The ways to hand a payment link on, and the sheet of paper with its code. */
export const deskStyles = css`
  .sharing {
    display: grid;
    gap: var(--_space-m);
    padding-block-start: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  h3 {
    margin: 0;
    font-size: inherit;
  }
  [part='address'] {
    overflow-wrap: anywhere;
  }
  [part='share-text'] {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 44em;
    font: inherit;
  }
  figure {
    display: grid;
    justify-items: start;
    gap: var(--_space-s);
    margin: 0;
  }
  figcaption {
    display: grid;
  }
  .code {
    inline-size: 12em;
    max-inline-size: 100%;
  }
  form.record {
    max-inline-size: 44em;
  }
  @media print {
    .sharing .field {
      display: none;
    }
    .code {
      inline-size: 20em;
    }
  }
`;
