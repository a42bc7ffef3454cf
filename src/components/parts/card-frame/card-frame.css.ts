import { css, type CSSResult } from 'lit';

import { buttonStyles } from '../controls/button.css.js';

const styles = css`
  .card-frame {
    display: grid;
    max-inline-size: 100%;
    &:focus {
      outline: none;
    }
    > iframe {
      grid-area: 1 / 1;
      inline-size: calc(100% + 2 * var(--_frame-inset));
      block-size: calc(100% + 2 * var(--_frame-inset));
      margin: calc(-1 * var(--_frame-inset));
      border: 0;
      color-scheme: inherit;
    }
  }
  :host > iframe {
    display: none;
  }
  .loading > iframe,
  .ready > .card-skeleton {
    visibility: hidden;
  }
  .card-skeleton {
    grid-area: 1 / 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-m);
    align-content: start;
  }
  .card-skeleton > p {
    flex-basis: 100%;
    margin-block: var(--_frame-inset) calc(-1 * var(--_space-m));
  }
  .card-row {
    flex: 1 7.5em;
  }
  .card-row.number,
  .card-row.holderName {
    flex-basis: 100%;
  }
  .floating span:first-child,
  .card-skeleton.line span {
    display: none;
  }
  .line .number {
    flex: 1 12.5em;
  }
  .card-hint {
    display: block;
    margin-block: var(--_frame-inset);
    color: var(--_color-text-quiet);
    font-size: 0.875em;
  }
  .card-row > i {
    display: block;
    margin-block: var(--_frame-inset);
    block-size: calc(var(--_field-height) + 2 * var(--_border-width));
    border-radius: var(--_radius);
    background: var(--_color-skeleton);
  }
  .card-error {
    display: grid;
    gap: var(--_space-m);
    justify-items: start;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-danger);
    border-radius: var(--_radius);
    background: var(--_color-danger-surface);
  }
  .card-error p {
    margin: 0;
  }
  .card-note {
    margin: var(--_space-s) 0 0;
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
`;

/** The frame, its skeleton (the same height before anything is there) and its error. */
export const cardFrameStyles: CSSResult[] = [buttonStyles, styles];
