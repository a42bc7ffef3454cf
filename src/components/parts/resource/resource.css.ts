import { css, type CSSResultGroup } from 'lit';

import { buttonStyles } from '../controls/button.css.js';

const styles = css`
  .resource {
    position: relative;
  }
  .panel {
    display: grid;
    justify-items: start;
    gap: var(--_space-m);
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
  }
  .panel.trouble {
    border-color: var(--_color-warning);
    background: var(--_color-warning-surface);
  }
  .panel p {
    margin: 0;
  }
  [part='retry'] {
    border-color: currentcolor;
    color: inherit;
  }
  button[aria-disabled='true'] {
    border-color: var(--_color-line);
    color: var(--_color-text-quiet);
    cursor: default;
  }
  .skeleton i {
    display: inline-block;
    block-size: 1lh;
    border-block: var(--_space-xs) solid transparent;
    border-radius: var(--_radius);
    background: var(--_color-skeleton) padding-box;
    font-style: normal;
  }
  @media (forced-colors: active) {
    .skeleton i {
      forced-color-adjust: none;
    }
  }
`;

/** The look of everything that `resourceView` says itself; the answer's own look is the element's. */
export const resourceStyles: CSSResultGroup = [buttonStyles, styles];
