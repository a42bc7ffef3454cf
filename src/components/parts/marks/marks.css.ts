import { css } from 'lit';

/** 40 by 26 at the usual size of text. A brand's card is white or of the brand's colour, in the dark too. */
export const markStyles = css`
  .mark {
    position: relative;
    display: block;
    flex: none;
    inline-size: 2.5em;
    block-size: 1.625em;
    overflow: hidden;
    border-radius: var(--_radius-s);
    direction: ltr;
    transition: opacity var(--_motion);
    &::after {
      position: absolute;
      inset: 0;
      border: var(--_border-width) solid color-mix(in srgb, var(--_color-text) 18%, transparent);
      border-radius: inherit;
      content: '';
    }
    & > * {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
    & > img {
      object-fit: contain;
    }
    &.loading::after {
      content: none;
    }
  }
  .mark .lines {
    fill: none;
    stroke: var(--_color-text-quiet);
    stroke-width: 1.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark text {
    fill: var(--_color-text-quiet);
    font-family: system-ui, sans-serif;
    font-weight: 700;
    text-anchor: middle;
  }
  .mark.other {
    opacity: 0.35;
  }
  .mark.detected::after {
    border: calc(2 * var(--_border-width)) solid var(--_color-accent);
  }
`;
