import { css } from 'lit';

import { backArrowStyles } from '../controls/back-arrow.css.js';
import { plainButtonStyles } from '../controls/plain-button.css.js';
import { markShapeStyles } from '../record/mark-shapes.css.js';
import { recordStyles } from '../record/record.css.js';
import { toolbarStyles } from './toolbar.css.js';

/** A list and what opens from it: cells of two lines, marks, facts in columns. */
export const listPanelStyles = [
  ...recordStyles,
  plainButtonStyles,
  backArrowStyles,
  toolbarStyles,
  markShapeStyles,
  css`
    .what {
      display: grid;
      justify-items: start;
      gap: var(--_space-xs);
    }
    .strong {
      font-weight: var(--_font-weight-strong);
    }
    .mark {
      overflow-wrap: anywhere;
    }
    .record dl {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
      gap: var(--_space-m) var(--_space-l);
    }
    /* Lined up with the edge, and not beyond it: the element may be the whole of a phone's page. */
    .counts button.plain {
      margin-inline: 0;
      padding-inline-end: 0;
    }
    /* Nothing is pressed on paper. A notice that offers something still says what it has to say. */
    @media print {
      .ways:not(.notice),
      [part~='back'],
      [part~='new'] {
        display: none;
      }
    }
  `,
];
