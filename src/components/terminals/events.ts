import type { Trouble } from '../parts/resource/resource-state.js';

/** Where terminals go: to a store, a merchant account or its inventory, or without either to the company's inventory. */
export interface TerminalsTarget {
  readonly merchantAccount: string | undefined;
  readonly store: string | undefined;
  /** True where the merchant account keeps them in its inventory. */
  readonly merchantInventory: boolean;
}

/** Detail of `florin-before-terminals-move`. */
export interface TerminalsMove extends TerminalsTarget {
  /** Ids of the terminals, each with model and serial number. */
  readonly terminals: readonly string[];
}

/** Detail of `florin-terminals-moved`: how many terminals had which answer. */
export interface TerminalsMoved extends TerminalsTarget {
  readonly done: number;
  /** They move with their next restart. */
  readonly scheduled: number;
  readonly failed: number;
  /** It is not known whether they move. */
  readonly unknown: number;
}

/** Detail of `florin-terminal-opened`. */
export interface TerminalOpened {
  /** Id of the terminal; empty where the list is shown. */
  readonly terminal: string;
}

/** Detail of `florin-terminals-exported`. */
export interface TerminalsExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-terminals-failed`. */
export interface TerminalsFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-terminals-move': CustomEvent<TerminalsMove>;
    'florin-terminals-moved': CustomEvent<TerminalsMoved>;
    'florin-terminal-opened': CustomEvent<TerminalOpened>;
    'florin-terminals-exported': CustomEvent<TerminalsExported>;
    'florin-terminals-failed': CustomEvent<TerminalsFailed>;
  }
}
