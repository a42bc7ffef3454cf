import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-transfer-send`. Names and numbers of bank accounts are not in it. */
export interface TransferSend {
  /** What the money goes to: a transfer instrument, a bank account, or another balance account. */
  readonly to: 'instrument' | 'bank' | 'account';
  /** Id of the balance account that pays. */
  readonly from: string;
  readonly amount: Amount;
  /** Your own reference; empty where none was given. */
  readonly reference: string;
}

/** Detail of `florin-transfer-sent`. */
export interface TransferSent extends TransferSend {
  readonly ending: Ending;
  /** The platform's id of the transfer; empty where it told none. */
  readonly transfer: string;
}

/** Detail of `florin-transfer-challenged`. */
export interface TransferChallenged {
  /** What a registered device of the account holder is to sign. */
  readonly challenge: string;
  /** When the challenge ends, in milliseconds since the epoch by the proxy's clock. */
  readonly until: number;
  /** Takes what the device signed, or the promise of it. Then the same transfer is sent under the same idempotency key. */
  readonly respondWith: (signed: string | Promise<string>) => void;
}

/** Detail of `florin-before-transfer-return`. */
export interface TransferReturn {
  /** The platform's id of the incoming transfer. */
  readonly transfer: string;
  readonly amount: Amount;
}

/** Detail of `florin-transfer-returned`. `declined`: the platform answered, and nothing goes back. */
export interface TransferReturned extends TransferReturn {
  readonly ending: Ending | 'declined';
}

/** Detail of `florin-transfer-opened`. */
export interface TransferOpened {
  /** The platform's id of the transfer that is open; empty where none is. */
  readonly transfer: string;
  /** The platform's id of the transaction that is open; empty where none is. */
  readonly transaction: string;
}

/** Detail of `florin-transfer-followed`: the payment behind a line is to be shown. */
export interface TransferFollowed {
  /** The platform's reference of the payment. */
  readonly payment: string;
}

/** Detail of `florin-transfers-exported`. */
export interface TransfersExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-transfers-failed`. */
export interface TransfersFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-transfer-send': CustomEvent<TransferSend>;
    'florin-transfer-sent': CustomEvent<TransferSent>;
    'florin-transfer-challenged': CustomEvent<TransferChallenged>;
    'florin-before-transfer-return': CustomEvent<TransferReturn>;
    'florin-transfer-returned': CustomEvent<TransferReturned>;
    'florin-transfer-opened': CustomEvent<TransferOpened>;
    'florin-transfer-followed': CustomEvent<TransferFollowed>;
    'florin-transfers-exported': CustomEvent<TransfersExported>;
    'florin-transfers-failed': CustomEvent<TransfersFailed>;
  }
}
