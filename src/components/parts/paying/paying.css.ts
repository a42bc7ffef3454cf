import { css } from 'lit';

export const payingStyles = css`
  .panel {
    display: grid;
    gap: var(--_space-m);
    justify-items: start;
  }
  .alert:not(:empty),
  .panel {
    padding: var(--_space-m);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
  }
  .alert:not(:empty),
  .panel[role='alert'] {
    color: var(--_color-danger);
    background: var(--_color-danger-surface);
    border: var(--_border-width) solid currentColor;
  }
  .spinner {
    display: inline-block;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: var(--_space-s);
    vertical-align: -0.125em;
    border: 0.15em solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: turn 1s linear infinite;
  }
  [part='result'] + .form {
    margin-block-start: var(--_space-m);
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation: none;
    }
  }
`;
