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
  .panel.empty {
    justify-items: center;
    padding: var(--_space-xl);
    text-align: center;
  }
  /* An empty tray, as a shape: a picture would need a request, or a page's leave for one. */
  .empty::before {
    content: '';
    inline-size: 3em;
    block-size: 3em;
    background: var(--_color-line);
    clip-path: polygon(
      evenodd,
      22% 16%,
      78% 16%,
      97% 55%,
      97% 84%,
      3% 84%,
      9% 78%,
      91% 78%,
      91% 58%,
      70% 58%,
      63% 69%,
      37% 69%,
      30% 58%,
      9% 58%,
      9% 78%,
      3% 84%,
      3% 55%,
      22% 16%,
      26% 22%,
      74% 22%,
      89% 52%,
      67% 52%,
      60% 63%,
      40% 63%,
      33% 52%,
      11% 52%,
      26% 22%
    );
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
