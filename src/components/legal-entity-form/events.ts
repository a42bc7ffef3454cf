import type { LegalEntityChanged } from '../parts/legal-entity/entity-changes.js';
import type { Trouble } from '../parts/resource/resource-state.js';

export type { LegalEntityChanged };

/** Detail of `florin-before-legal-entity-save`. Names of fields, never their values. */
export interface EntitySave {
  /** Id of the legal entity; empty for a new one. */
  readonly id: string;
  readonly type: string;
  /** Paths of the fields that would be sent: `individual.email`, `entityAssociations`. */
  readonly fields: readonly string[];
}

/** Detail of `florin-legal-entity-saved`. */
export interface EntitySaved {
  readonly id: string;
  readonly type: string;
  readonly isNew: boolean;
}

/** Detail of `florin-legal-entity-form-failed`. */
export interface LegalEntityFormFailed {
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-legal-entity-save': CustomEvent<EntitySave>;
    'florin-legal-entity-saved': CustomEvent<EntitySaved>;
    'florin-legal-entity-form-failed': CustomEvent<LegalEntityFormFailed>;
  }
}
