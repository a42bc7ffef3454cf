import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import type { PciQuestionnaireInfo } from '../../../client/legal-entity/pci.js';

export interface PciAnswer {
  readonly entity: LegalEntity;
  /** The newest first. */
  readonly signed: readonly PciQuestionnaireInfo[];
}
