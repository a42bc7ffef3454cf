import { css } from 'lit';

export const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
    container-type: inline-size;
  }
  .back {
    margin: 0 0 var(--_space-s);
  }
  .quiet {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: normal;
  }
  .row {
    display: grid;
    grid-template-columns: 2fr 3fr 2fr 1fr;
    align-items: center;
    gap: var(--_space-xs) var(--_space-l);
    padding: var(--_space-m) var(--_space-s);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .status {
    display: inline-block;
    padding-inline: var(--_space-s);
    border-radius: 1em;
    background: var(--_color-surface-raised);
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
  }
  .status.waiting {
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .status.good {
    background: var(--_color-success-surface);
    color: var(--_color-success);
  }
  .what {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .goods {
    display: flex;
    align-items: center;
    gap: var(--_space-m);
    min-inline-size: 0;
  }
  .pictures {
    display: flex;
  }
  .pictures .picture {
    flex: none;
    inline-size: 3.5em;
    aspect-ratio: 1;
    border: calc(var(--_border-width) * 2) solid var(--_color-surface);
  }
  .pictures .picture + .picture {
    margin-inline-start: -2em;
  }
  .skeleton i {
    color: transparent;
  }
  .skeleton .picture {
    background: var(--_color-skeleton);
  }
  @container (inline-size < 30em) {
    .row {
      grid-template-columns: minmax(0, 1fr);
    }
    .goods .pictures {
      display: none;
    }
  }
  .back button.plain {
    margin-inline-start: calc(var(--_space-s) * -1);
  }
  .sum {
    font-weight: var(--_font-weight-strong);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  @media (forced-colors: active) {
    .status {
      border: var(--_border-width) solid currentcolor;
    }
  }
  @media print {
    .back {
      display: none;
    }
  }
`;
