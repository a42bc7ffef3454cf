import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-result-open`: what was chosen, and the element that shows it. No amount and no name is in it. */
export interface PaletteResult {
  /**
   * `account-holder`, `card`, `dispute`, `grant`, `payment`, `payment-link`, `payout`, `request`, `rule`, `sale`, `terminal`,
   * `transaction` or `transfer`; `place` where the element itself was chosen.
   */
  readonly kind: string;
  /** Tag of the element that shows it, such as `florin-payouts`. */
  readonly element: string;
  /** Id of the thing, as that element takes it; empty for a `place`. */
  readonly reference: string;
}

/** Detail of `florin-command-palette-failed`. */
export interface PaletteFailed {
  readonly code: Trouble['cause'];
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-result-open': CustomEvent<PaletteResult>;
    'florin-command-palette-failed': CustomEvent<PaletteFailed>;
  }
}
