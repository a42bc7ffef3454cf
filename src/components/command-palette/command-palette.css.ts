import { css, type CSSResultGroup } from 'lit';

import { plainDialogStyles } from '../parts/controls/dialog.css.js';
import { fieldStyles } from '../parts/controls/field.css.js';
import { densityStyles } from '../parts/record/density.css.js';
import { resourceStyles } from '../parts/resource/resource.css.js';

/** The look of the button, and of the dialog around what can be chosen. */
export const paletteStyles: CSSResultGroup = [
  densityStyles,
  resourceStyles,
  fieldStyles,
  plainDialogStyles,
  css`
    :host {
      display: inline-block;
    }
    button[part='open'],
    .head {
      display: flex;
      align-items: center;
      gap: var(--_space-s);
    }
    button[part='open'] {
      border-color: var(--_color-line);
      color: var(--_color-text);
      font-weight: normal;
    }
    kbd {
      padding-inline: var(--_space-xs);
      border: var(--_border-width) solid var(--_color-line-quiet);
      border-radius: var(--_radius-s);
      color: var(--_color-text-quiet);
      font: inherit;
      font-size: var(--_font-size-s);
      white-space: nowrap;
    }
    /* A device without a pointer rarely has keys either. */
    @media (hover: none) {
      kbd {
        display: none;
      }
    }
    dialog {
      inline-size: min(40em, calc(100vw - var(--_space-xl)));
      max-inline-size: none;
      margin-block-start: min(12vh, 6em);
      padding: var(--_space-l);
    }
    .head {
      margin-block-end: var(--_space-m);
    }
    .head svg {
      flex: none;
      color: var(--_color-text-quiet);
    }
    .head input {
      flex: 1;
    }
    .lines {
      display: grid;
      gap: var(--_space-m);
      min-block-size: 12em;
    }
    .resource:focus {
      outline: none;
    }
  `,
];
