import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-card-secret-shown`: nothing of the card, not even which. */
export interface CardSecretShown {}

/** Detail of `florin-card-secret-hidden`: nothing of the card. */
export interface CardSecretHidden {}

/** Detail of `florin-card-secret-changed`. */
export interface CardSecretChanged {
  /** `completed`: the new PIN holds. `pending`: it holds once the card was used at a terminal. */
  readonly status: 'completed' | 'pending';
}

/** Detail of `florin-card-secret-failed`. */
export interface CardSecretFailed {
  /** `proof`: no second factor. `frame`: the frame did not open, or refused what it was given. */
  readonly code: Trouble['cause'] | 'refused' | 'proof' | 'frame';
  /** Status, code and field of the proxy's answer, or the frame's own word, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-card-secret-shown': CustomEvent<CardSecretShown>;
    'florin-card-secret-hidden': CustomEvent<CardSecretHidden>;
    'florin-card-secret-changed': CustomEvent<CardSecretChanged>;
    'florin-card-secret-failed': CustomEvent<CardSecretFailed>;
  }
}
