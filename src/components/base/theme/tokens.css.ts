import { css, unsafeCSS } from 'lit';

/**
 * Every token by its name alone, with its default. `color-text` is the public `--florin-color-text`, which may be set on any
 * ancestor, and the private `--_color-text` beside it is what styles use. Names stand once, because a page that pays loads
 * all of them. A default that is another token's value reads the private one.
 */
const defaults = css`
  :host {
    color-text: light-dark(#1a1d23, #eceef2);
    color-text-quiet: light-dark(#565c68, #a9b0bd);
    color-text-on-accent: light-dark(#ffffff, #0b1020);
    color-surface: light-dark(#ffffff, #16181d);
    color-surface-raised: light-dark(#f5f6f8, #20232a);
    color-line: light-dark(#868c98, #747b89);
    color-line-quiet: light-dark(#dde0e6, #343943);
    color-accent: light-dark(#2148c7, #9db4ff);
    color-accent-strong: light-dark(#17348f, #c3d1ff);
    color-accent-surface: light-dark(#edf1fe, #1d2540);
    color-success: light-dark(#116b3c, #6fd6a0);
    color-success-surface: light-dark(#e8f6ee, #14301f);
    color-warning: light-dark(#855200, #f2c063);
    color-warning-surface: light-dark(#fdf3e1, #35280f);
    color-danger: light-dark(#b3202c, #ff9ea4);
    color-danger-surface: light-dark(#fdecee, #3d181c);
    color-focus: light-dark(#2148c7, #9db4ff);
    color-skeleton: light-dark(#e6e9ee, #2b2f38);
    color-backdrop: light-dark(#1012188c, #000000a6);
    space-xs: 4px;
    space-s: 8px;
    space-m: 12px;
    space-l: 16px;
    space-xl: 24px;
    radius-s: 4px;
    radius: 8px;
    radius-l: 12px;
    radius-button: var(--_radius);
    border-width: 1px;
    focus-width: 2px;
    focus-offset: 2px;
    font-family: system-ui, sans-serif;
    font-family-heading: var(--_font-family);
    font-family-numbers: var(--_font-family);
    font-family-mono: ui-monospace, monospace;
    font-size: 16px;
    font-size-s: 14px;
    font-size-l: 20px;
    font-weight-strong: 600;
    font-weight-heading: 600;
    font-weight-label: 500;
    line-height: 1.5;
    density: 1;
    motion: 120ms;
    motion-move: var(--florin-motion, 200ms);
    motion-cover: var(--florin-motion, 300ms);
    field-height: 48px;
    button-height: 48px;
    shadow: 0 8px 32px #0000003d;
    shadow-raised: none;
    max-width: 480px;
    listing-width: 13em;
  }
`;

/**
 * The one place where a raw colour or length may stand. Dark follows the page's `color-scheme`; forced colours are the
 * system's. `--_frame-inset` is no matter of theme: it is the room the card frame's own document keeps for its focus rings,
 * and around its hints.
 */
const fixed = css`
  :host {
    --_frame-inset: 4px;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0s;
      --_motion-move: 0s;
      --_motion-cover: 0s;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_color-text: CanvasText;
      --_color-text-quiet: CanvasText;
      --_color-text-on-accent: ButtonFace;
      --_color-surface: Canvas;
      --_color-surface-raised: Canvas;
      --_color-line: ButtonBorder;
      --_color-line-quiet: GrayText;
      --_color-accent: ButtonText;
      --_color-accent-strong: Highlight;
      --_color-accent-surface: Canvas;
      --_color-success: CanvasText;
      --_color-success-surface: Canvas;
      --_color-warning: CanvasText;
      --_color-warning-surface: Canvas;
      --_color-danger: CanvasText;
      --_color-danger-surface: Canvas;
      --_color-focus: Highlight;
      --_color-skeleton: GrayText;
    }
  }
`;

export const tokens = unsafeCSS(
  defaults.cssText.replace(/([\w-]+): ?([^;}]+)/g, '--_$1:var(--florin-$1,$2)') + fixed.cssText,
);
