import { css } from 'lit';

/** Adopted by the host's shadow root, after `buttonStyles`, when the first action runs. */
export const dialogStyles = css`
  .florin-action {
    max-inline-size: 100vw;
    max-block-size: 100dvh;
    margin: auto;
    padding: var(--_space-l);
    overflow: auto;
    overscroll-behavior: contain;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: calc(var(--_radius-l) * 4 / 3);
    background: var(--_color-surface);
    color: var(--_color-text);
    box-shadow: var(--_shadow);
    &::backdrop {
      background: var(--_color-backdrop);
    }
    &[open] {
      display: flex;
      flex-direction: column;
      gap: var(--_space-m);
    }
    &.full {
      margin: 0;
      inline-size: 100vw;
      block-size: 100dvh;
      border: 0;
      border-radius: 0;
    }
    .head {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--_space-m);
    }
    .head,
    p,
    .panel {
      contain: inline-size;
    }
    h2,
    p {
      margin: 0;
    }
    h2 {
      outline: none;
      font-size: var(--_font-size-l);
    }
    .close {
      flex: none;
      inline-size: var(--_button-height);
      padding: var(--_space-s);
      border-color: transparent;
    }
    .close svg {
      display: block;
      inline-size: 100%;
    }
    .panel {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--_space-s);
      padding: var(--_space-m);
      border: var(--_border-width) solid var(--_color-warning);
      border-radius: var(--_radius);
      background: var(--_color-warning-surface);
    }
    .panel p {
      flex: 1 0 100%;
    }
    .stage {
      display: grid;
      flex: 1 0 auto;
      max-inline-size: 100%;
    }
    /* Enlarged to 400 %, the dialog's own words may scroll away; the bank's page must be readable. */
    &.full .stage {
      min-block-size: min(90dvh, 20rem);
    }
    .stage > * {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }
    .note {
      place-self: center;
      z-index: 1;
    }
    iframe {
      inline-size: 100%;
      block-size: 100%;
      border: 0;
      background: Canvas;
      color-scheme: light;
    }
    [aria-busy='true'] iframe {
      visibility: hidden;
    }
  }
`;
