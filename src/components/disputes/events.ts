import type { Amount } from '../../client/index.js';
import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-dispute-answer`. The shopper is not in it. */
export interface DisputeAnswer {
  /** `accept` gives the money up, `defend` sends the defense with its documents. Neither can be undone. */
  readonly answer: 'accept' | 'defend';
  /** The platform's reference of the dispute. */
  readonly dispute: string;
  readonly amount: Amount | undefined;
  /** Code of the reason to defend by; empty where it is accepted. */
  readonly reason: string;
}

/** Detail of `florin-dispute-answered`. */
export interface DisputeAnswered extends DisputeAnswer {
  readonly ending: Ending;
}

/** Detail of `florin-dispute-document-added` and `florin-dispute-document-removed`. Neither the file nor its name is in it. */
export interface DisputeDocument {
  readonly dispute: string;
  /** The kind of document, in the platform's word. */
  readonly type: string;
}

/** Detail of `florin-dispute-opened`. */
export interface DisputeOpened {
  /** The platform's reference of the dispute; empty where the list is shown. */
  readonly dispute: string;
}

/** Detail of `florin-disputes-exported`. */
export interface DisputesExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-disputes-failed`. */
export interface DisputesFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-dispute-answer': CustomEvent<DisputeAnswer>;
    'florin-dispute-answered': CustomEvent<DisputeAnswered>;
    'florin-dispute-document-added': CustomEvent<DisputeDocument>;
    'florin-dispute-document-removed': CustomEvent<DisputeDocument>;
    'florin-dispute-opened': CustomEvent<DisputeOpened>;
    'florin-disputes-exported': CustomEvent<DisputesExported>;
    'florin-disputes-failed': CustomEvent<DisputesFailed>;
  }
}
