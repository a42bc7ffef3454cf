import { css } from 'lit';

/** The look of things in a list. */
export const lineStyles = css`
  .lines {
    display: grid;
    list-style: none;
  }
  .line {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr) auto;
    grid-template-areas: 'picture what sum' 'picture note note' 'picture controls controls';
    grid-template-rows: auto auto 1fr;
    align-items: start;
    gap: var(--_space-xs) var(--_space-l);
    padding-block: var(--_space-l);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .line:first-child {
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .line > .picture {
    grid-area: picture;
    inline-size: 100%;
  }
  .what {
    grid-area: what;
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .title {
    color: var(--_color-text);
    font-weight: var(--_font-weight-strong);
  }
  a.title {
    text-decoration-color: var(--_color-line);
    text-underline-offset: 0.2em;
  }
  a.title:hover {
    color: var(--_color-accent);
    text-decoration-color: currentcolor;
  }
  .quiet {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: normal;
  }
  .sum {
    grid-area: sum;
    font-weight: var(--_font-weight-strong);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .note {
    grid-area: note;
    justify-self: start;
    margin-block: var(--_space-xs);
    padding: var(--_space-xs) var(--_space-s);
    border-radius: var(--_radius-s);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
    font-size: var(--_font-size-s);
    overflow-wrap: anywhere;
  }
  .without > .picture {
    opacity: 0.5;
  }
  .without .title {
    color: var(--_color-text-quiet);
  }
  .controls {
    grid-area: controls;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-xs) var(--_space-m);
    margin-block-start: var(--_space-xs);
  }
  .stepper {
    display: flex;
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  .stepper .step {
    inline-size: calc(var(--_button-height) * 0.92);
    min-block-size: calc(var(--_button-height) * 0.92);
    padding: 0;
    border: 0;
    border-radius: inherit;
    color: var(--_color-text);
    line-height: 1;
  }
  .stepper .step:hover:not([aria-disabled='true']) {
    background: var(--_color-surface-raised);
  }
  .stepper .step[aria-disabled='true'] {
    color: var(--_color-line);
  }
  .stepper input {
    inline-size: 3ch;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .removed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: var(--_space-s);
    color: var(--_color-text-quiet);
    overflow-wrap: anywhere;
  }
  .removed button {
    flex: none;
  }
  .controls > button.plain:first-child {
    margin-inline-start: calc(var(--_space-s) * -1 - var(--_border-width));
  }
  .skeleton .picture {
    background: var(--_color-skeleton);
  }
  .skeleton i.stepper {
    inline-size: 8em;
    block-size: calc(var(--_button-height) * 0.92);
    border-block-width: var(--_border-width);
  }
  @container (inline-size < 26em) {
    .line {
      grid-template-columns: 4.5em minmax(0, 1fr);
      grid-template-areas: 'picture what' 'picture sum' 'note note' 'controls controls';
      grid-template-rows: auto 1fr;
      column-gap: var(--_space-m);
    }
    .sum {
      text-align: start;
    }
    .removed {
      display: flex;
    }
  }
  @media (forced-colors: active) {
    .stepper .step[aria-disabled='true'] {
      color: GrayText;
    }
    .controls > button.plain:first-child {
      margin-inline-start: 0;
    }
  }
  @media print {
    .stepper .step,
    .controls > button,
    .removed {
      display: none;
    }
    .stepper {
      border: 0;
      background: none;
    }
    .stepper::before {
      content: '×';
    }
    .line {
      break-inside: avoid;
    }
  }
`;
