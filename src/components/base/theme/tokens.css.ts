import { css } from 'lit';

/**
 * The one place where a raw colour or length may stand. Every `--florin-*` is public and may be set on any ancestor; the
 * private `--_*` beside it is what styles use. Dark follows the page's `color-scheme`; forced colours are the system's.
 * `--_frame-inset` is no matter of theme: it is the room the card frame's own document keeps for its focus rings;
 * `--_field-gap` is the room around its hints.
 */
export const tokens = css`
  :host {
    --_color-text: var(--florin-color-text, light-dark(#1a1d23, #eceef2));
    --_color-text-quiet: var(--florin-color-text-quiet, light-dark(#565c68, #a9b0bd));
    --_color-text-on-accent: var(--florin-color-text-on-accent, light-dark(#ffffff, #0b1020));
    --_color-surface: var(--florin-color-surface, light-dark(#ffffff, #16181d));
    --_color-surface-raised: var(--florin-color-surface-raised, light-dark(#f5f6f8, #20232a));
    --_color-line: var(--florin-color-line, light-dark(#8a909c, #747b89));
    --_color-line-quiet: var(--florin-color-line-quiet, light-dark(#dde0e6, #343943));
    --_color-accent: var(--florin-color-accent, light-dark(#2148c7, #9db4ff));
    --_color-accent-strong: var(--florin-color-accent-strong, light-dark(#17348f, #c3d1ff));
    --_color-accent-surface: var(--florin-color-accent-surface, light-dark(#edf1fe, #1d2540));
    --_color-success: var(--florin-color-success, light-dark(#116b3c, #6fd6a0));
    --_color-success-surface: var(--florin-color-success-surface, light-dark(#e8f6ee, #14301f));
    --_color-warning: var(--florin-color-warning, light-dark(#855200, #f2c063));
    --_color-warning-surface: var(--florin-color-warning-surface, light-dark(#fdf3e1, #35280f));
    --_color-danger: var(--florin-color-danger, light-dark(#b3202c, #ff9ea4));
    --_color-danger-surface: var(--florin-color-danger-surface, light-dark(#fdecee, #3d181c));
    --_color-focus: var(--florin-color-focus, light-dark(#2148c7, #9db4ff));
    --_color-skeleton: var(--florin-color-skeleton, light-dark(#e6e9ee, #2b2f38));
    --_color-backdrop: var(--florin-color-backdrop, light-dark(rgb(16 18 24 / 55%), rgb(0 0 0 / 65%)));
    --_space-xs: var(--florin-space-xs, 4px);
    --_space-s: var(--florin-space-s, 8px);
    --_space-m: var(--florin-space-m, 12px);
    --_space-l: var(--florin-space-l, 16px);
    --_space-xl: var(--florin-space-xl, 24px);
    --_radius-s: var(--florin-radius-s, 4px);
    --_radius: var(--florin-radius, 8px);
    --_radius-l: var(--florin-radius-l, 12px);
    --_border-width: var(--florin-border-width, 1px);
    --_focus-width: var(--florin-focus-width, 2px);
    --_focus-offset: var(--florin-focus-offset, 2px);
    --_font-family: var(--florin-font-family, system-ui, sans-serif);
    --_font-family-mono: var(--florin-font-family-mono, ui-monospace, monospace);
    --_font-size: var(--florin-font-size, 16px);
    --_font-size-s: var(--florin-font-size-s, 14px);
    --_font-size-l: var(--florin-font-size-l, 20px);
    --_font-weight-strong: var(--florin-font-weight-strong, 600);
    --_line-height: var(--florin-line-height, 1.5);
    --_field-height: var(--florin-field-height, 48px);
    --_button-height: var(--florin-button-height, 48px);
    --_shadow: var(--florin-shadow, 0 8px 32px rgb(0 0 0 / 24%));
    --_motion: var(--florin-motion, 160ms);
    --_max-width: var(--florin-max-width, 480px);
    --_listing-width: var(--florin-listing-width, 13em);
    --_frame-inset: 4px;
    --_field-gap: 4px;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0s;
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
