import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import type { CheckoutSessionsTab } from './panel/tabs.js';

/** Detail of `florin-checkout-sessions-opened`. */
export interface CheckoutSessionsOpened {
  readonly tab: CheckoutSessionsTab;
}

/** Detail of `florin-before-checkout-session-create`. */
export interface CheckoutSessionCreate {
  readonly amount: Amount;
  /** `hosted`: a page of the platform. `embedded`: the platform's script in a page of yours. */
  readonly mode: 'hosted' | 'embedded';
}

/** Detail of `florin-checkout-session-created`. The session data are in no event. */
export interface CheckoutSessionCreated {
  /** Id of the session; empty where none is known. */
  readonly session: string;
  /** `unknown`: the answer was lost, and there may be a session. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-payment-session-create`. */
export interface PaymentSessionCreate {
  readonly amount: Amount;
  /** Version of Checkout that the older setup is made with. */
  readonly version: '71' | '52';
}

/** Detail of `florin-payment-session-created`. The setup data are in no event. */
export interface PaymentSessionCreated {
  /** `unknown`: the answer was lost, and there may be a setup. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-origin-keys-create`. */
export interface OriginKeysCreate {
  /** How many origins were entered. */
  readonly count: number;
}

/** Detail of `florin-origin-keys-created`. No key is in it. */
export interface OriginKeysCreated {
  /** How many keys the platform gave. */
  readonly count: number;
  /** `unknown`: the answer was lost. The same origins get the same keys again. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-paypal-order-change`. */
export interface PayPalOrderChange {
  /** What the shopper is asked to approve. */
  readonly amount: Amount;
}

/** Detail of `florin-paypal-order-changed`. */
export interface PayPalOrderChanged {
  /** `refused`: PayPal asks for the former amount. `unknown`: the answer was lost, and either amount may stand. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-checkout-sessions-failed`. */
export interface CheckoutSessionsFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-checkout-sessions-opened': CustomEvent<CheckoutSessionsOpened>;
    'florin-before-checkout-session-create': CustomEvent<CheckoutSessionCreate>;
    'florin-checkout-session-created': CustomEvent<CheckoutSessionCreated>;
    'florin-before-payment-session-create': CustomEvent<PaymentSessionCreate>;
    'florin-payment-session-created': CustomEvent<PaymentSessionCreated>;
    'florin-before-origin-keys-create': CustomEvent<OriginKeysCreate>;
    'florin-origin-keys-created': CustomEvent<OriginKeysCreated>;
    'florin-before-paypal-order-change': CustomEvent<PayPalOrderChange>;
    'florin-paypal-order-changed': CustomEvent<PayPalOrderChanged>;
    'florin-checkout-sessions-failed': CustomEvent<CheckoutSessionsFailed>;
  }
}
