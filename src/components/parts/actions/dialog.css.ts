import { css } from 'lit';

/** Adopted by the host's shadow root when the first action runs. */
export const dialogStyles = css`
  .florin-action-unseen {
    position: absolute;
    inline-size: 0;
    block-size: 0;
    border: 0;
    visibility: hidden;
  }
  .florin-action {
    box-sizing: border-box;
    max-inline-size: 100vw;
    max-block-size: 100dvh;
    margin: auto;
    padding: var(--_space-l);
    overflow: auto;
    overscroll-behavior: contain;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius-l);
    background: var(--_color-surface);
    color: var(--_color-text);
    box-shadow: var(--_shadow);
  }
  .florin-action::backdrop {
    background: var(--_color-backdrop);
  }
  .florin-action[open] {
    display: flex;
    flex-direction: column;
    gap: var(--_space-m);
  }
  .florin-action.full {
    margin: 0;
    inline-size: 100vw;
    block-size: 100dvh;
    border: 0;
    border-radius: 0;
  }
  .florin-action .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-m);
  }
  .florin-action h2,
  .florin-action p {
    margin: 0;
  }
  .florin-action .head,
  .florin-action p,
  .florin-action .panel {
    contain: inline-size;
  }
  .florin-action h2 {
    outline: none;
    font-size: var(--_font-size-l);
    font-weight: var(--_font-weight-strong);
  }
  .florin-action button {
    min-block-size: var(--_button-height);
    padding-inline: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .florin-action .close {
    flex: none;
    inline-size: var(--_button-height);
    padding: var(--_space-s);
    border-color: transparent;
  }
  .florin-action .close svg {
    display: block;
    inline-size: 100%;
  }
  .florin-action .panel {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s);
    padding: var(--_space-m);
    border: var(--_border-width) solid var(--_color-warning);
    border-radius: var(--_radius);
    background: var(--_color-warning-surface);
  }
  .florin-action .panel p {
    flex: 1 0 100%;
  }
  .florin-action .stage {
    flex: 1 0 auto;
    display: grid;
    max-inline-size: 100%;
  }
  /* Enlarged to 400 %, the dialog's own words may scroll away; the bank's page must be readable. */
  .florin-action.full .stage {
    min-block-size: min(90dvh, 20rem);
  }
  .florin-action .stage > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  .florin-action .note {
    place-self: center;
    z-index: 1;
  }
  .florin-action .note:empty {
    display: none;
  }
  .florin-action iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: Canvas;
    color-scheme: light;
  }
  .florin-action [aria-busy='true'] iframe {
    visibility: hidden;
  }
`;
