import type { CardLayout, FieldName } from '../../../frame/protocol.js';
import type { CardFrameFailure, CardState } from './card-state.js';
import type { CardWords } from './card-words.js';

/** What the element tells the frame. Read again at each update of the element; only a difference is sent. */
export interface CardFrameSettings {
  /** Address of the proxy, without a slash at the end; empty while none is known. */
  readonly proxy: string;
  /** The merchant's own address of the frame document; empty: the proxy's. */
  readonly frameUrl: string;
  /** Milliseconds by the server's clock, as told. Until it is there the frame loads and stays closed. */
  readonly serverTime: number | undefined;
  /** Sandbox only: `EXPONENT|MODULUS` for a frame without a key of its own. */
  readonly sandboxKey?: string | undefined;
  /** Inputs to show; a stored card needs `['securityCode']` alone. */
  readonly fields: readonly FieldName[];
  readonly holderNameRequired: boolean;
  /** Brands the merchant takes, in the merchant's order; empty: all. */
  readonly brands: readonly string[];
  /** Brand of the stored card, where `fields` is its security code alone. */
  readonly brand?: string | undefined;
  /** Asks for a gift card: its number, and a PIN as the security code. */
  readonly isGiftCard?: boolean;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorScheme: 'light' | 'dark';
  readonly disabled: boolean;
  readonly layout?: CardLayout;
}

export interface CardFrameOptions {
  readonly words: CardWords;
  settings(): CardFrameSettings;
  /** The card changed: validity, brand or last four digits; never more. */
  onCardChanged(card: CardState): void;
  /** Enter was pressed in a field. */
  onSubmit(): void;
  /** Escape was pressed in a field. */
  onDismiss?(): void;
  /** There are no card fields any more, and why. `replaced` and `flooded` are worth an alarm. */
  onFailed(reason: CardFrameFailure): void;
  /** Another try: fetch anew what the frame waits for. */
  onRetry?(): void;
}
