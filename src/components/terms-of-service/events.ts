import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-terms-accept`. */
export interface TermsWish {
  /** The platform's word for the terms, for example `adyenAccount`. */
  readonly type: string;
  /** Of the document that was read. */
  readonly language: string;
}

/** Detail of `florin-terms-accepted`. */
export interface TermsAccepted {
  readonly type: string;
  /** How many terms are still to be accepted. */
  readonly open: number;
}

/** Detail of `florin-terms-of-service-failed`. */
export interface TermsOfServiceFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-terms-accept': CustomEvent<TermsWish>;
    'florin-terms-accepted': CustomEvent<TermsAccepted>;
    'florin-terms-of-service-failed': CustomEvent<TermsOfServiceFailed>;
  }
}
