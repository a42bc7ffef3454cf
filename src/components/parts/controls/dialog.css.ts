import { css } from 'lit';

/** The look of a dialog that asks or shows something. */
export const plainDialogStyles = css`
  dialog {
    max-inline-size: min(28em, calc(100vw - var(--_space-xl)));
    padding: var(--_space-xl);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius-l);
    background: var(--_color-surface);
    color: inherit;
    box-shadow: var(--_shadow);
  }
  dialog::backdrop {
    background: var(--_color-backdrop);
  }
`;
