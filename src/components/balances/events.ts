import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-sweep-save` and `florin-before-sweep-remove`. Never an amount, and not where money goes. */
export interface SweepFace {
  /** Id of the balance account that the sweep belongs to. */
  readonly balanceAccount: string;
  /** Id of the sweep; empty for a new one. */
  readonly sweep: string;
}

/** Detail of `florin-sweep-saved`. */
export interface SweepSaved extends SweepFace {
  /** `unknown`: the answer was lost, and the sweep may have been saved. */
  readonly ending: Exclude<Ending, 'not-sent'>;
  readonly isNew: boolean;
}

/** Detail of `florin-balances-failed`. */
export interface BalancesFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-sweep-save': CustomEvent<SweepFace>;
    'florin-before-sweep-remove': CustomEvent<SweepFace>;
    'florin-sweep-saved': CustomEvent<SweepSaved>;
    'florin-sweep-removed': CustomEvent<SweepFace>;
    'florin-balances-failed': CustomEvent<BalancesFailed>;
  }
}
