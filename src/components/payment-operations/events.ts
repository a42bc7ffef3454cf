import type { RefundReason } from '../../client/checkout/refund-reasons.js';
import type { Amount } from '../../client/index.js';
import type { SettlementRequest } from '../../client/operator/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import type { Kind } from './payment/position.js';

/** Detail of `florin-before-payment-change`. */
export interface PaymentChange {
  readonly reference: string;
  /** `settlement`: an unsettled payment is settled by hand. */
  readonly kind: Kind | 'settlement';
  /** Amount of the operation; absent where it is for the whole amount. */
  readonly amount: Amount | undefined;
  /** Why money goes back, where the operator said so. */
  readonly reason?: RefundReason;
  /** The outcome that the operator records, where the payment is settled by hand. */
  readonly outcome?: SettlementRequest['outcome'];
}

/** Detail of `florin-payment-changed`. */
export interface PaymentChanged extends PaymentChange {
  /** `received`: the platform accepted the operation. `unknown`: it may have. Otherwise nothing was done. */
  readonly ending: Ending;
}

/** Detail of `florin-payment-opened`. */
export interface PaymentOpened {
  /** Empty where the list is shown. */
  readonly reference: string;
}

/** Detail of `florin-payment-followed`. */
export interface PaymentFollowed {
  /** The platform's reference of the dispute that is to be shown; empty where it is not about one. */
  readonly dispute: string;
  /** The platform's reference of the payment whose shopper's data is to be erased; empty where it is not about that. */
  readonly erasure: string;
}

/** Detail of `florin-payments-exported`. */
export interface PaymentsExported {
  /** The file's name. */
  readonly name: string;
  /** Payments in it. */
  readonly count: number;
}

/** Detail of `florin-payment-operations-failed`. */
export interface PaymentOperationsFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-payment-change': CustomEvent<PaymentChange>;
    'florin-payment-changed': CustomEvent<PaymentChanged>;
    'florin-payment-opened': CustomEvent<PaymentOpened>;
    'florin-payment-followed': CustomEvent<PaymentFollowed>;
    'florin-payments-exported': CustomEvent<PaymentsExported>;
    'florin-payment-operations-failed': CustomEvent<PaymentOperationsFailed>;
  }
}
