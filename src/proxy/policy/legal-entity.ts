import { getLegalEntity, legalEntity } from '../../client/legal-entity/index.js';
import type { Operation } from '../../client/operation.js';
import { ofDocument, ownerOfDocument, ownerOfLine, ownerOfTransferInstrument } from './owners.js';
import { callHook } from '../work/hooks.js';
import { Refusal } from '../refusal.js';
import { offer, own, type Guard, type Owner, type Rule } from './rule.js';

/** Front and back of a card, of 4 MiB each, in base64. */
const DOCUMENT_BYTES = 12_582_912;

/** An identity document and a telephone have numbers too, and a passport runs out. */
const IDENTITY_FIELDS = ['number', 'cardNumber', 'expiryDate'];

const ofEntity = own({ id: 'legalEntities' });
const ofLine = own({ id: ownerOfLine });
const ofInstrument = own({ id: ownerOfTransferInstrument });

const themes: Rule = { audiences: ['seller', 'operator'], optIn: ['seller'] };

/**
 * The same row with more that no browser says. The header that has a verification error taken as resolved is for the
 * platform's test environment: only the merchant's own `supply` can give it, and in live it should not.
 */
const withSupplied = <Row extends Operation>(row: Row, ...fields: readonly string[]): Row => ({
  ...row,
  supplied: [...row.supplied, 'x-requested-verification-code', ...fields],
});

/** A seller owns a new resource once the merchant has stored its id. Without the hook that stores it, none can be made. */
const writtenDown: Guard = async ({ services, call }, send) => {
  const { identity, audience } = call.caller;
  if (audience !== 'seller') return send();
  const { options } = services.settings;
  const { onLegalEntityCreated } = options;
  if (!onLegalEntityCreated) throw new Refusal('not-configured', { field: 'onLegalEntityCreated' });
  const answer = await send();
  const { id } = answer as { readonly id: string };
  await callHook(options, 'onLegalEntityCreated', () => onLegalEntityCreated(id, identity));
  return answer;
};

/** Who stands behind an entity are entities, too: an answer tells their names. Whom the platform named stays named. */
const ownOrNamed: Owner = [
  'legalEntities',
  { list: getLegalEntity, by: 'id', at: 'entityAssociations.*.legalEntityId' },
];

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
  createLegalEntity: own(
    {
      'entityAssociations.*.legalEntityId': 'legalEntities',
      'entityAssociations.*.associatorId': 'legalEntities',
    },
    { optIn: ['seller'], mayNameNone: true, plain: IDENTITY_FIELDS, guard: writtenDown },
  ),
  getLegalEntity: ofEntity,
  updateLegalEntity: own(
    {
      id: 'legalEntities',
      'entityAssociations.*.legalEntityId': ownOrNamed,
      'entityAssociations.*.associatorId': 'legalEntities',
    },
    { plain: IDENTITY_FIELDS },
  ),
  checkVerificationErrors: { ...ofEntity, isRead: true },
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
    { 'owner.id': ofDocument, id: ownerOfDocument },
    { plain: IDENTITY_FIELDS, maxBytes: DOCUMENT_BYTES },
  ),
  getDocument: own({ id: ownerOfDocument }),
  updateDocument: own(
    { id: ownerOfDocument, 'owner.id': ofDocument },
    { plain: IDENTITY_FIELDS, maxBytes: DOCUMENT_BYTES },
  ),
  deleteDocument: own({ id: ownerOfDocument }),

  createOnboardingLink: ofEntity,
  // How the hosted pages look is the merchant's to choose, until they let sellers choose.
  listThemes: themes,
  getTheme: themes,

  listPciQuestionnaires: ofEntity,
  getPciQuestionnaire: ofEntity,
  generatePciTemplates: ofEntity,
  signPciTemplates: own({ id: 'legalEntities', signedBy: 'legalEntities' }),

  getTermsOfService: { ...ofEntity, isRead: true },
  acceptTermsOfService: own({ id: 'legalEntities', acceptedBy: 'legalEntities' }),
  listTermsOfServiceAcceptances: ofEntity,
  getTermsOfServiceStatus: ofEntity,

  createTransferInstrument: own({ legalEntityId: 'legalEntities' }),
  getTransferInstrument: ofInstrument,
  updateTransferInstrument: own({ id: ownerOfTransferInstrument, legalEntityId: 'legalEntities' }),
  deleteTransferInstrument: ofInstrument,
});
