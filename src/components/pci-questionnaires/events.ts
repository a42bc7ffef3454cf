import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-before-questionnaires-sign`. */
export interface QuestionnaireWish {
  /** How many questionnaires are to be signed. */
  readonly count: number;
}

/** Detail of `florin-questionnaires-signed`. */
export interface QuestionnairesSigned {
  readonly ids: readonly string[];
}

/** Detail of `florin-pci-questionnaires-failed`. */
export interface PciQuestionnairesFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-questionnaires-sign': CustomEvent<QuestionnaireWish>;
    'florin-questionnaires-signed': CustomEvent<QuestionnairesSigned>;
    'florin-pci-questionnaires-failed': CustomEvent<PciQuestionnairesFailed>;
  }
}
