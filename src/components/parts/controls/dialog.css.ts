import { css } from 'lit';

import { coverStyles } from './cover.css.js';

const styles = css`
  dialog {
    max-inline-size: min(28em, calc(100vw - var(--_space-xl)));
    padding: var(--_space-xl);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: calc(var(--_radius-l) * 4 / 3);
    background: var(--_color-surface);
    color: inherit;
    box-shadow: var(--_shadow);
    animation: rise var(--_motion-cover);
  }
  dialog::backdrop {
    background: var(--_color-backdrop);
  }
  @keyframes rise {
    from {
      translate: 0 var(--_space-xl);
    }
  }
`;

/** The look of a dialog that asks or shows something, one sheet after the other. */
export const plainDialogStyles = [coverStyles, styles];
