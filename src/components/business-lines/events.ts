import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-business-line-saved`. */
export interface BusinessLineSaved {
  readonly id: string;
  readonly isNew: boolean;
}

/** Detail of `florin-business-line-removed`. */
export interface BusinessLineRemoved {
  readonly id: string;
}

/** Detail of `florin-business-lines-failed`. */
export interface BusinessLinesFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-business-line-saved': CustomEvent<BusinessLineSaved>;
    'florin-business-line-removed': CustomEvent<BusinessLineRemoved>;
    'florin-business-lines-failed': CustomEvent<BusinessLinesFailed>;
  }
}
