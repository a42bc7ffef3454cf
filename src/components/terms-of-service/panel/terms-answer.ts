import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import type {
  TermsOfServiceAcceptanceInfo,
  TermsOfServiceType,
} from '../../../client/legal-entity/terms-of-service.js';

export interface TermsAnswer {
  readonly entity: LegalEntity;
  /** What is still to be accepted. */
  readonly due: readonly TermsOfServiceType[];
  readonly accepted: readonly TermsOfServiceAcceptanceInfo[];
}
