import { css } from 'lit';

/** The code beside the form where there is room, and below it where there is none. */
export const panelStyles = css`
  .sessions {
    padding-block-start: var(--_space-m);
    container-type: inline-size;
  }
  :is(h2, h3):focus {
    outline: none;
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-l);
    align-items: start;
  }
  @container (min-width: 56em) {
    .side {
      grid-template-columns: minmax(0, 26em) minmax(0, 1fr);
    }
  }
  form.step,
  .narrow {
    max-inline-size: 44em;
  }
  .sample {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
  }
  pre {
    overflow-x: auto;
    margin: 0;
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius-s);
    background: var(--_color-surface-raised);
    font-family: var(--_font-family-mono);
    font-size: var(--_font-size-s);
    tab-size: 2;
  }
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    font: inherit;
  }
  dl {
    display: grid;
    gap: var(--_space-s);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--_space-s) var(--_space-m) var(--_space-s) 0;
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
    text-align: start;
    vertical-align: top;
  }
  code {
    font-family: var(--_font-family-mono);
    font-size: var(--_font-size-s);
    overflow-wrap: anywhere;
  }
  @container (max-width: 40em) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    :is(tbody, tr, th, td) {
      display: block;
      padding-inline-end: 0;
    }
    :is(th, td):not(:last-child) {
      border: 0;
    }
  }
  @container (min-width: 56em) {
    [part='closed'] code {
      white-space: nowrap;
    }
  }
  @media print {
    .ways,
    form.step {
      display: none;
    }
  }
`;
