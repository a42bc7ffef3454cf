import { css } from 'lit';

export const payingStyles = css`
  :host {
    --_keyboard: 0em;
  }
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
  /* While a payment is on its way, its fields take no key. */
  :host(:state(busy)) .card-frame {
    opacity: 0.6;
    transition: opacity var(--_motion-move);
  }
  [part='result'] + .form {
    margin-block-start: var(--_space-m);
  }
  /* On a phone, from the first key on: it is in sight wherever the form is, above a keyboard. */
  @media (max-width: 30em) {
    .form > .pay {
      position: sticky;
      z-index: 1;
      inset-block-end: calc(var(--_keyboard) + var(--_space-s));
      box-shadow: 0 0 0 var(--_space-s) var(--_color-surface);
    }
    .form :is(input, select, button) {
      scroll-margin-block-end: calc(var(--_button-height) + 3 * var(--_space-m));
    }
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
