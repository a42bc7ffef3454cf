import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-grant-take`. Never an amount, and not where money goes. */
export interface GrantTake {
  /** The platform's id of the offer. */
  readonly offer: string;
}

/** Detail of `florin-grant-taken`. */
export interface GrantTaken extends GrantTake {
  /** `unknown`: the answer was lost, and the offer may have been taken. */
  readonly ending: Exclude<Ending, 'not-sent'>;
  /** The platform's id of the grant; empty where none is known. */
  readonly grant: string;
}

/** Detail of `florin-grant-opened`. */
export interface GrantOpened {
  /** The platform's id of the grant that is open; empty where none is. */
  readonly grant: string;
}

/** Detail of `florin-financing-failed`. */
export interface FinancingFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-grant-take': CustomEvent<GrantTake>;
    'florin-grant-taken': CustomEvent<GrantTaken>;
    'florin-grant-opened': CustomEvent<GrantOpened>;
    'florin-financing-failed': CustomEvent<FinancingFailed>;
  }
}
