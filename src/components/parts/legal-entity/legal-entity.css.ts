import { css, type CSSResultGroup } from 'lit';

import { skeletonStyles } from '../record/skeleton.css.js';

const styles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
  }
  .resource {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-xl);
  }
`;

/** The look of every element about one seller: its width, one thing below the other, and what stands there meanwhile. */
export const legalEntityStyles: CSSResultGroup = [skeletonStyles, styles];
