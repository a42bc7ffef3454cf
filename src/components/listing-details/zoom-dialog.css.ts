import { css } from 'lit';

export const zoomStyles = css`
  .zoom {
    box-sizing: border-box;
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--_color-surface);
    color: var(--_color-text);
  }
  .zoom[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .stage {
    overflow: auto;
    cursor: zoom-in;
  }
  .stage .picture {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 0;
    aspect-ratio: auto;
    background: none;
  }
  .stage .picture img {
    object-fit: contain;
  }
  .stage.close {
    cursor: zoom-out;
  }
  .stage.close .picture {
    inline-size: 200%;
    block-size: 200%;
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space-m);
    padding: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .bar svg {
    vertical-align: -0.25em;
  }
  .bar svg:dir(rtl) {
    scale: -1 1;
  }
`;
