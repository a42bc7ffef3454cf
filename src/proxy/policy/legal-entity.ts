import { legalEntity } from '../../client/legal-entity/index.js';
import type { Operation } from '../../client/operation.js';
import { offer, type Owner, type Rule } from './rule.js';

/** Front and back of a card, of 4 MiB each, in base64. */
const DOCUMENT_BYTES = 12_582_912;

/** An identity document and a telephone have numbers too, and a passport runs out. */
const IDENTITY_FIELDS = ['number', 'cardNumber', 'expiryDate'];

const ownerOfLine: Owner = {
  read: legalEntity.getBusinessLine,
  by: 'id',
  at: 'legalEntityId',
  owner: 'legalEntities',
};
const ownerOfInstrument: Owner = {
  read: legalEntity.getTransferInstrument,
  by: 'id',
  at: 'legalEntityId',
  owner: 'legalEntities',
};
const ownerOfDocument: Owner = {
  read: legalEntity.getDocument,
  by: 'id',
  at: 'owner.id',
  owner: 'legalEntities',
};

const own = (owned: Rule['owned'], rule: Partial<Rule> = {}): Rule => ({
  audiences: ['seller', 'operator'],
  ...(owned && { owned }),
  ...rule,
});

const ofEntity = own({ id: 'legalEntities' });
const ofLine = own({ id: ownerOfLine });
const ofInstrument = own({ id: ownerOfInstrument });

/**
 * The same row with more that no browser says. The header that has a verification error taken as resolved is for the
 * platform's test environment: only the merchant's own `supply` can give it, and in live nobody should.
 */
const withSupplied = <Row extends Operation>(row: Row, ...fields: readonly string[]): Row => ({
  ...row,
  supplied: [...row.supplied, 'x-requested-verification-code', ...fields],
});

const table = {
  ...legalEntity,
  createLegalEntity: withSupplied(legalEntity.createLegalEntity),
  // By which plan an entity is verified is agreed on by the platform and the merchant.
  updateLegalEntity: withSupplied(legalEntity.updateLegalEntity, 'verificationPlan'),
  createDocument: withSupplied(legalEntity.createDocument),
  updateDocument: withSupplied(legalEntity.updateDocument),
  createTransferInstrument: withSupplied(legalEntity.createTransferInstrument),
  updateTransferInstrument: withSupplied(legalEntity.updateTransferInstrument),
};

/** A seller sees and changes what hangs below their own legal entities; an operator those of the whole platform. */
export const legalEntityOffer = offer('legal-entity', 'legal-entity', table, {
  // Whose a new one is, nobody can say yet: the merchant makes it when a seller signs up.
  createLegalEntity: { audiences: ['operator'], plain: IDENTITY_FIELDS },
  getLegalEntity: ofEntity,
  updateLegalEntity: own(
    // A list is never an id of one's own, so a seller cannot name others: an answer would tell their names.
    { id: 'legalEntities', entityAssociations: 'legalEntities' },
    { plain: IDENTITY_FIELDS },
  ),
  checkVerificationErrors: ofEntity,
  confirmDataReview: ofEntity,

  createBusinessLine: own({
    legalEntityId: 'legalEntities',
    'sourceOfFunds.acquiringBusinessLineId': ownerOfLine,
  }),
  getBusinessLine: ofLine,
  updateBusinessLine: own({ id: ownerOfLine, 'sourceOfFunds.acquiringBusinessLineId': ownerOfLine }),
  deleteBusinessLine: ofLine,
  listBusinessLines: ofEntity,

  createDocument: own(
    { 'owner.id': 'legalEntities', id: ownerOfDocument },
    { plain: IDENTITY_FIELDS, maxBytes: DOCUMENT_BYTES },
  ),
  getDocument: own({ id: ownerOfDocument }),
  updateDocument: own(
    { id: ownerOfDocument, 'owner.id': 'legalEntities' },
    { plain: IDENTITY_FIELDS, maxBytes: DOCUMENT_BYTES },
  ),
  deleteDocument: own({ id: ownerOfDocument }),

  createOnboardingLink: ofEntity,
  listThemes: { audiences: ['operator'] },
  getTheme: { audiences: ['operator'] },

  listPciQuestionnaires: ofEntity,
  getPciQuestionnaire: ofEntity,
  generatePciTemplates: ofEntity,
  signPciTemplates: own({ id: 'legalEntities', signedBy: 'legalEntities' }),

  getTermsOfService: ofEntity,
  acceptTermsOfService: own({ id: 'legalEntities', acceptedBy: 'legalEntities' }),
  listTermsOfServiceAcceptances: ofEntity,
  getTermsOfServiceStatus: ofEntity,

  createTransferInstrument: own({ legalEntityId: 'legalEntities' }),
  getTransferInstrument: ofInstrument,
  updateTransferInstrument: own({ id: ownerOfInstrument, legalEntityId: 'legalEntities' }),
  deleteTransferInstrument: ofInstrument,
});
