import { css } from 'lit';

export const brandChoiceStyles = css`
  .brands {
    display: grid;
    gap: var(--_space-s);
    min-inline-size: 0;
    margin: var(--_space-m) 0 0;
    padding: 0;
    border: 0;
    > legend {
      padding: 0;
      margin-block-end: var(--_space-s);
      font-weight: var(--_font-weight-label);
    }
    > p {
      margin: 0;
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
    > label {
      display: flex;
      gap: var(--_space-s);
      align-items: center;
      min-block-size: calc(var(--_field-height) * 0.75);
      padding-inline: var(--_space-m);
      border: var(--_border-width) solid var(--_color-line);
      border-radius: var(--_radius);
      background: var(--_color-surface);
      overflow-wrap: anywhere;
      cursor: pointer;
      &:has(:checked) {
        border-color: var(--_color-accent);
        background: var(--_color-accent-surface);
      }
      &:has(:disabled) {
        color: var(--_color-text-quiet);
        cursor: default;
      }
    }
    input {
      flex: none;
      inline-size: 1.25em;
      block-size: 1.25em;
      margin: 0;
      accent-color: var(--_color-accent);
    }
  }
`;
