import {
  createBusinessLine,
  deleteBusinessLine,
  getBusinessLine,
  listBusinessLines,
  updateBusinessLine,
} from './rows/business-lines.js';
import { createDocument, deleteDocument, getDocument, updateDocument } from './rows/documents.js';
import {
  checkVerificationErrors,
  confirmDataReview,
  createLegalEntity,
  getLegalEntity,
  updateLegalEntity,
} from './rows/legal-entities.js';
import { createOnboardingLink, getTheme, listThemes } from './rows/onboarding.js';
import {
  generatePciTemplates,
  getPciQuestionnaire,
  listPciQuestionnaires,
  signPciTemplates,
} from './rows/pci.js';
import {
  acceptTermsOfService,
  getTermsOfService,
  getTermsOfServiceStatus,
  listTermsOfServiceAcceptances,
} from './rows/terms-of-service.js';
import {
  createTransferInstrument,
  deleteTransferInstrument,
  getTransferInstrument,
  updateTransferInstrument,
} from './rows/transfer-instruments.js';

export * from '../schema/account-identification.js';
export { CapabilitySettings, RemediatingAction } from '../balance-platform/capability.js';
export * from './business-line.js';
export * from './contact.js';
export * from './document.js';
export * from './individual.js';
export * from './legal-entity.js';
export * from './onboarding.js';
export * from './organization.js';
export * from './pci.js';
export * from './rows/business-lines.js';
export * from './rows/documents.js';
export * from './rows/legal-entities.js';
export * from './rows/onboarding.js';
export * from './rows/pci.js';
export * from './rows/terms-of-service.js';
export * from './rows/transfer-instruments.js';
export * from './terms-of-service.js';
export * from './transfer-instrument.js';
export * from './verification.js';

/** Legal entity management, version 3: `/lem/v3`. Who does business on a platform, and whether that is verified. */
export const legalEntity = {
  createBusinessLine,
  getBusinessLine,
  updateBusinessLine,
  deleteBusinessLine,
  listBusinessLines,
  createDocument,
  getDocument,
  updateDocument,
  deleteDocument,
  createLegalEntity,
  getLegalEntity,
  updateLegalEntity,
  checkVerificationErrors,
  confirmDataReview,
  createOnboardingLink,
  listThemes,
  getTheme,
  listPciQuestionnaires,
  getPciQuestionnaire,
  generatePciTemplates,
  signPciTemplates,
  getTermsOfService,
  acceptTermsOfService,
  listTermsOfServiceAcceptances,
  getTermsOfServiceStatus,
  createTransferInstrument,
  getTransferInstrument,
  updateTransferInstrument,
  deleteTransferInstrument,
};
