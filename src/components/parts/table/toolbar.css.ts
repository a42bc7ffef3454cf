import { css } from 'lit';

/** The look of what narrows a table and takes it along. */
export const toolbarStyles = css`
  .fields {
    display: grid;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--_space-xs) var(--_space-l);
  }
  .toolbar > :is([part~='search'], [open]) {
    flex: 1 0 100%;
  }
  .toolbar > .counts {
    flex: 1 1 auto;
  }
  .field-error {
    margin: 0;
    color: var(--_color-danger);
    font-size: var(--_font-size-s);
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-s);
    min-block-size: calc(var(--_button-height) * 0.85);
    color: var(--_color-accent);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
    cursor: pointer;
  }
  summary::before {
    content: '';
    box-sizing: content-box;
    inline-size: 0.4em;
    block-size: 0.4em;
    border: solid currentcolor;
    border-width: 0 calc(var(--_border-width) * 2) calc(var(--_border-width) * 2) 0;
    rotate: 45deg;
    translate: 0 -0.15em;
    transition: rotate var(--_motion-move);
  }
  [open] > summary::before {
    rotate: 225deg;
    translate: 0 0.15em;
  }
  .count {
    min-inline-size: 1.5em;
    padding-inline: var(--_space-xs);
    border-radius: 1em;
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
    text-align: center;
  }
  /* What a browser puts around the content of details passes nothing on. */
  .filters > * {
    box-sizing: border-box;
  }
  .fields {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--_space-m);
    padding-block: var(--_space-s) var(--_space-m);
  }
  .fields label {
    display: grid;
    gap: var(--_space-xs);
    font-size: var(--_font-size-s);
  }
  .fields > :first-child {
    grid-column: 1 / -1;
  }
  .counts,
  .export {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 var(--_space-m);
  }
  .counts {
    min-block-size: calc(var(--_button-height) * 0.85);
  }
  .filters button.plain {
    margin-inline-start: calc(var(--_space-s) * -1);
  }
  .counts button.plain {
    margin-inline-end: calc(var(--_space-s) * -1);
  }
  @media (forced-colors: active) {
    .count {
      border: var(--_border-width) solid currentcolor;
    }
    .filters button.plain,
    .counts button.plain {
      margin-inline: 0;
    }
  }
  @media print {
    .toolbar {
      display: none;
    }
  }
`;
