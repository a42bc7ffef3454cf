import { css } from 'lit';

/** Counts lead, as large as what they count is urgent to read. */
export const panelStyles = css`
  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: var(--_font-weight-strong);
    hyphens: auto;
  }
  .count {
    color: var(--_color-accent);
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: var(--_line-height);
    align-self: start;
  }
  .what {
    display: grid;
    gap: var(--_space-xs);
    overflow-wrap: anywhere;
  }
  .until {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-s);
    align-items: baseline;
  }
  .sum {
    color: var(--_color-text);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  .figure dd:not(.quiet) {
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  /* The whole box leads to what the figure is made of. */
  .figure {
    position: relative;
  }
  .figure .link {
    display: inline;
    min-block-size: 0;
    text-decoration: none;
  }
  .figure .link::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--_radius);
  }
  .figure:hover:has(.link) {
    border-color: var(--_color-accent);
  }
  .figure .below {
    color: var(--_color-danger);
  }
  a.button.small {
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-xs) var(--_space-m);
    font-size: var(--_font-size-s);
  }
  /* As tall as a task, so that the skeleton of one has its geometry too. */
  [part='nothing'] {
    min-block-size: calc(var(--_font-size) * 6.25);
    align-content: center;
    padding: var(--_space-l);
    border: var(--_border-width) dashed var(--_color-line);
    border-radius: var(--_radius);
  }
  h2:focus {
    outline: none;
  }
  @container (inline-size < 30em) {
    .task [part='open'] {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media print {
    [part='open'],
    [part='refresh'] {
      display: none;
    }
    .task,
    .figure {
      break-inside: avoid;
    }
  }
`;
