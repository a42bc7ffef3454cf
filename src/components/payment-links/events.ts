import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-payment-link-opened`. */
export interface PaymentLinkOpened {
  /** Id of the link that is open; empty where the list is shown. */
  readonly paymentLink: string;
}

/** Detail of `florin-before-payment-link-create`. */
export interface PaymentLinkCreate {
  readonly amount: Amount;
  /** Whether it can be paid more than once. */
  readonly isReusable: boolean;
}

/** Detail of `florin-payment-link-created`. The link's address is in no event. */
export interface PaymentLinkCreated {
  /** Id of the new link; empty where there is none, or where this is not known. */
  readonly paymentLink: string;
  /** `unknown`: the answer was lost, and there may be a link. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-payment-link-close`. */
export interface PaymentLinkClose {
  readonly paymentLink: string;
}

/** Detail of `florin-payment-link-closed`. */
export interface PaymentLinkClosed extends PaymentLinkClose {
  /** `unknown`: the answer was lost, and the link may have ended. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-payment-links-exported`. */
export interface PaymentLinksExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-payment-links-failed`. */
export interface PaymentLinksFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-payment-link-opened': CustomEvent<PaymentLinkOpened>;
    'florin-before-payment-link-create': CustomEvent<PaymentLinkCreate>;
    'florin-payment-link-created': CustomEvent<PaymentLinkCreated>;
    'florin-before-payment-link-close': CustomEvent<PaymentLinkClose>;
    'florin-payment-link-closed': CustomEvent<PaymentLinkClosed>;
    'florin-payment-links-exported': CustomEvent<PaymentLinksExported>;
    'florin-payment-links-failed': CustomEvent<PaymentLinksFailed>;
  }
}
