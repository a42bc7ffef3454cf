import { css } from 'lit';

/** Adopted by the host's shadow root with the first order that is opened. */
export const detailStyles = css`
  .detail,
  .detail section {
    display: grid;
    gap: var(--_space-l);
    min-inline-size: 0;
  }
  .detail section {
    gap: var(--_space-m);
  }
  .detail h2,
  .detail h3,
  .detail p,
  .detail dl,
  .detail dd,
  .detail ol,
  .detail ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .detail h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s) var(--_space-m);
    outline: none;
    font-size: var(--_font-size-l);
    overflow-wrap: anywhere;
  }
  .detail h3 {
    font-size: var(--_font-size);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s);
  }
  .detail .again {
    padding: var(--_space-m) var(--_space-l);
    border-radius: var(--_radius);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .detail .again.all {
    background: var(--_color-success-surface);
    color: var(--_color-success);
  }
  .detail .again.failed {
    background: var(--_color-danger-surface);
    color: var(--_color-danger);
  }
  .detail .again li {
    margin-block-start: var(--_space-xs);
    margin-inline-start: 1.2em;
    list-style: disc;
    overflow-wrap: anywhere;
  }
  .timeline {
    --_dot: 0.75em;
    display: grid;
  }
  .step {
    position: relative;
    display: grid;
    padding-block-end: var(--_space-m);
    padding-inline-start: calc(var(--_dot) + var(--_space-m));
    overflow-wrap: anywhere;
  }
  .step:last-child {
    padding-block-end: 0;
  }
  .step::before,
  .step:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    box-sizing: border-box;
  }
  .step::before {
    inset-block-start: 0.4em;
    inline-size: var(--_dot);
    block-size: var(--_dot);
    border: calc(var(--_border-width) * 2) solid var(--_color-line);
    border-radius: 50%;
    background: var(--_color-surface);
  }
  .step:not(:last-child)::after {
    inset-block: calc(0.4em + var(--_dot)) -0.4em;
    inset-inline-start: calc(var(--_dot) / 2 - var(--_border-width));
    border-inline-start: calc(var(--_border-width) * 2) solid var(--_color-line-quiet);
  }
  .step b {
    font-weight: normal;
  }
  .step.current b {
    font-weight: var(--_font-weight-strong);
  }
  .step.current::before {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
  }
  .step.current.good::before {
    border-color: var(--_color-success);
    background: var(--_color-success);
  }
  .step.current.ended::before {
    border-color: var(--_color-text-quiet);
    background: var(--_color-text-quiet);
  }
  .detail .line {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--_space-m);
    padding-block: var(--_space-m);
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  @container (inline-size < 26em) {
    .detail .line {
      grid-template-columns: 4em minmax(0, 1fr);
    }
    .detail .line > .picture {
      grid-row: span 2;
    }
    .detail .line > .sum {
      grid-column: 2;
      margin-block-start: calc(var(--_space-s) * -1);
      text-align: start;
    }
  }
  .detail .title {
    color: var(--_color-text);
    font-weight: var(--_font-weight-strong);
  }
  .detail .totals {
    display: grid;
    justify-self: end;
    gap: var(--_space-xs);
    min-inline-size: min(100%, 16em);
  }
  .totals div {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-l);
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  .totals .total {
    padding-block-start: var(--_space-s);
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
  }
  .email {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space-s);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .detail .again {
      border: var(--_border-width) solid currentcolor;
    }
    .step::before {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: Canvas;
    }
    .step.current::before,
    .step.current.good::before,
    .step.current.ended::before {
      border-color: Highlight;
      background: Highlight;
    }
  }
  @media print {
    .actions,
    .again,
    .email button {
      display: none;
    }
  }
`;
