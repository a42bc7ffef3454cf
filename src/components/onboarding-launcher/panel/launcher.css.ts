import { css } from 'lit';

/** The look of the way to the hosted pages and back. */
export const launcherStyles = css`
  .resource p,
  h2 {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--_font-size-l);
    line-height: 1.25;
    text-wrap: balance;
  }
  .head > div {
    display: grid;
    gap: var(--_space-xs);
    min-inline-size: 0;
  }
  .head p {
    color: var(--_color-text-quiet);
  }
  .head > svg {
    flex: none;
    inline-size: calc(var(--_button-height) + var(--_space-s));
    color: var(--_color-accent);
    fill: none;
    stroke: currentcolor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .head > svg circle {
    stroke: none;
    fill: var(--_color-accent-surface);
  }
  .head.verified > svg {
    color: var(--_color-success);
  }
  .head.verified > svg circle {
    fill: var(--_color-success-surface);
  }
  .head.rejected > svg {
    color: var(--_color-danger);
  }
  .head.rejected > svg circle {
    fill: var(--_color-danger-surface);
  }
  .hop {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--_space-m);
    padding: var(--_space-l);
    border-radius: var(--_radius-l);
    background: var(--_color-surface-raised);
    border: var(--_border-width) solid var(--_color-line-quiet);
  }
  .hop h3 {
    margin: 0;
    color: inherit;
    font-size: inherit;
  }
  button.main,
  a.main {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  a.main {
    display: inline-block;
    padding: var(--_space-m) var(--_space-l);
    border-style: solid;
    border-width: var(--_border-width);
    border-radius: var(--_radius);
    font-weight: var(--_font-weight-strong);
    text-decoration: none;
  }
  .note {
    padding: var(--_space-m) var(--_space-l);
    border-radius: var(--_radius);
    border-inline-start: var(--_space-xs) solid var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .note.failed,
  .note.bad-link {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .themes {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .themes legend {
    padding: 0;
    margin-block-end: var(--_space-s);
    font-size: var(--_font-size-s);
    color: var(--_color-text-quiet);
  }
  .themes label {
    display: grid;
    gap: var(--_space-xs);
    justify-items: center;
    font-size: var(--_font-size-s);
    cursor: pointer;
  }
  .themes input {
    position: absolute;
    opacity: 0;
  }
  .swatch {
    inline-size: calc(var(--_button-height) * 2);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    forced-color-adjust: none;
  }
  .themes input:checked + .swatch {
    outline: var(--_focus-width) solid var(--_color-accent);
    outline-offset: var(--_focus-offset);
  }
  .themes input:checked ~ bdi {
    font-weight: var(--_font-weight-strong);
  }
  .themes input:focus-visible + .swatch {
    outline: calc(var(--_focus-width) * 2) solid var(--_color-focus);
  }
  .head.new > svg circle {
    transform-origin: center;
    animation: arrive var(--_motion-move);
  }
  .head.verified.new > svg path {
    stroke-dasharray: 1;
    animation: draw var(--_motion-cover);
  }
  @keyframes arrive {
    from {
      transform: scale(0.6);
      opacity: 0;
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
  @media (forced-colors: active) {
    .themes input:checked + .swatch {
      outline-color: Highlight;
    }
  }
`;
