import { css } from 'lit';

/** The look of the choice of what a new entity is. */
export const styles = css`
  .kind {
    font-weight: var(--_font-weight-strong);
    font-size: var(--_font-size-l);
  }
  .types {
    display: grid;
    gap: var(--_space-s);
  }
  .types legend {
    margin-block-end: var(--_space-s);
    padding: 0;
  }
  .type {
    display: flex;
    gap: var(--_space-m);
    align-items: center;
    min-block-size: calc(var(--_button-height) * 0.75);
    padding: var(--_space-s) var(--_space-m);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    font-weight: inherit;
  }
  .type:has(:checked) {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  input[type='radio'] {
    flex: none;
    inline-size: auto;
    min-block-size: 0;
    accent-color: var(--_color-accent);
  }
`;
