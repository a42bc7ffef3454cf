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
  /* In place of what would be there. */
  .alone {
    justify-items: center;
    padding: var(--_space-xl);
    text-align: center;
  }
  /* An empty tray, as a shape: a picture would need a request, or a page's leave for one. */
  .alone::before {
    content: '';
    inline-size: 2em;
    block-size: 2em;
    background: var(--_color-line);
    clip-path: polygon(
      evenodd,
      24% 16%,
      76% 16%,
      96% 54%,
      96% 84%,
      4% 84%,
      4% 54%,
      24% 16%,
      28% 24%,
      72% 24%,
      84% 54%,
      66% 54%,
      60% 64%,
      40% 64%,
      34% 54%,
      16% 54%,
      28% 24%
    );
    font-size: 1.5em;
    line-height: 2;
  }
  /* A padlock. */
  .unauthorised::before {
    clip-path: polygon(
      evenodd,
      16% 40%,
      28% 40%,
      28% 24%,
      40% 4%,
      60% 4%,
      72% 24%,
      72% 40%,
      84% 40%,
      84% 96%,
      16% 96%,
      16% 40%,
      40% 40%,
      40% 24%,
      60% 24%,
      60% 40%,
      40% 40%
    );
  }
  .alone.trouble::before {
    content: '!' / '';
    border-radius: 50%;
    background: var(--_color-warning);
    clip-path: none;
    color: var(--_color-warning-surface);
    font-weight: bold;
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
