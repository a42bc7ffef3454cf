import { css } from 'lit';

/** What only the review has. */
export const reviewStyles = css`
  .debit {
    .edit {
      justify-self: start;
      min-block-size: calc(var(--_field-height) * 0.75);
      padding: var(--_space-xs) var(--_space-m);
      border: var(--_border-width) solid var(--_color-line);
      border-radius: var(--_radius);
      background: var(--_color-surface);
      color: var(--_color-text);
      font: inherit;
      cursor: pointer;
    }
    summary {
      cursor: pointer;
      font-weight: var(--_font-weight-strong);
    }
  }
`;
