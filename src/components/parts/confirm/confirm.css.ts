import { css } from 'lit';

/** A dialog that asks before something is done. Stands after the styles of fields and buttons. */
export const confirmStyles = css`
  dialog.confirm {
    max-inline-size: min(32em, calc(100vw - var(--_space-xl)));
    padding: var(--_space-xl);
    border: var(--_border-width) solid var(--_color-line);
    border-radius: var(--_radius-l);
    background: var(--_color-surface);
    color: inherit;
    box-shadow: var(--_shadow);
    overflow-wrap: anywhere;
  }
  dialog.confirm[open],
  dialog.confirm form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-l);
  }
  dialog.confirm h2 {
    margin: 0;
  }
  dialog.confirm::backdrop {
    background: var(--_color-backdrop);
  }
  dialog.confirm .ways {
    justify-content: end;
  }
`;
