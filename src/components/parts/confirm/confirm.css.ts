import { css } from 'lit';

import { plainDialogStyles } from '../controls/dialog.css.js';

const styles = css`
  dialog.confirm {
    max-inline-size: min(32em, calc(100vw - var(--_space-xl)));
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
  dialog.confirm .ways {
    justify-content: end;
  }
`;

/** A dialog that asks before something is done. Stands after the styles of fields and buttons. */
export const confirmStyles = [...plainDialogStyles, styles];
