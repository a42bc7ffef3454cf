import { css } from 'lit';

export const addingStyles = css`
  .adding {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    margin-block-start: var(--_space-l);
    /* The frame is a little wider than its fields, for the ring of what has the focus. */
    padding: var(--_space-l) var(--_frame-inset) 0;
    overflow: clip;
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .adding h3 {
    margin: 0;
    font-size: inherit;
  }
  .adding .unknown {
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
  }
  .adding .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-l);
  }
`;
