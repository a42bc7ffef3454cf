import { css } from 'lit';

import { tabsStyles } from '../../parts/table/tabs.css.js';
import { gridStyles } from '../shell/grid.css.js';

const styles = css`
  .field.name {
    max-inline-size: 36em;
  }
  .grid [id^='key-'] {
    font-family: var(--_font-family-numbers);
  }
  .grid .off :is([id^='key-'], .masked, td:nth-child(3) input) {
    color: var(--_color-text-quiet);
  }
  .masked {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
    min-block-size: var(--_field-height);
  }
  .masked > button {
    flex: none;
  }
  .masked > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  textarea {
    font-family: var(--_font-family-numbers);
    resize: vertical;
  }
  @container (max-width: 36em) {
    .masked {
      flex-wrap: wrap;
    }
    .masked > :first-child {
      flex-basis: 8em;
    }
  }
  @container (max-width: 36em) {
    [part='give'] {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

/** The look of variables in rows and as a text. On a narrow screen each row is a card. */
export const environmentStyles = [tabsStyles, gridStyles, styles];
