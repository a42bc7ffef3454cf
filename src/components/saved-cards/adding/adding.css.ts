import { css } from 'lit';

export const addingStyles = css`
  .adding {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    margin-block-start: var(--_space-m);
    padding: var(--_space-l);
    /* The frame is a little wider than its fields, for the ring of what has the focus. */
    overflow: clip;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
    box-shadow: var(--_shadow-raised);
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
