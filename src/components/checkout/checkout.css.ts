import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    max-inline-size: var(--_max-width);
  }
  [hidden] {
    display: none !important;
  }
  .form,
  .open {
    display: flex;
    flex-direction: column;
    & > * + * {
      margin-block-start: var(--_space-m);
    }
    & > :empty {
      margin-block-start: 0;
    }
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  p {
    margin: 0;
  }
  .choice {
    display: flex;
    gap: var(--_space-s);
    align-items: center;
    min-block-size: calc(var(--_button-height) * 0.92);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .choice input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--_color-accent);
  }
  .choice:has(:disabled) {
    color: var(--_color-text-quiet);
    cursor: default;
  }
`;
