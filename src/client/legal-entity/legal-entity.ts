import * as z from '../schema/schema.js';
import { LEGAL_ENTITY_TYPES } from '../../facts/legal-entity-types.js';
import { CapabilitySettings, level } from '../balance-platform/capability.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { DocumentReference } from './document.js';
import { Individual } from './individual.js';
import { Organization, SoleProprietorship, Trust } from './organization.js';
import { SupportingEntityCapability, TransferInstrumentReference } from './transfer-instrument.js';
import { verificationCode } from './verification-code.js';
import { CapabilityProblem, VerificationDeadline } from './verification.js';

/** What a legal entity is; the field of the same name then describes it. A partnership has no such field. */
export const LegalEntityType = /*@__PURE__*/ once(() => oneOf(...LEGAL_ENTITY_TYPES));
export type LegalEntityType = z.infer<ReturnType<typeof LegalEntityType>>;

/** Where a legal entity stands with one capability: what was asked for, what is allowed, and what verification says. */
export const LegalEntityCapability = /*@__PURE__*/ once(() =>
  z.object({
    allowed: flag(),
    allowedLevel: level(),
    allowedSettings: z.optional(CapabilitySettings()),
    requested: flag(),
    requestedLevel: level(),
    requestedSettings: z.optional(CapabilitySettings()),
    transferInstruments: list(SupportingEntityCapability()),
    verificationStatus: text(),
  }),
);
export type LegalEntityCapability = z.infer<ReturnType<typeof LegalEntityCapability>>;

/** Another legal entity that owns this one, controls it or may sign for it. */
export const LegalEntityAssociation = /*@__PURE__*/ once(() =>
  z.object({
    associatorId: text(),
    entityType: text(),
    jobTitle: text(),
    legalEntityId: z.string(),
    name: text(),
    relationship: text(),
    settlorExemptionReason: list(z.string()),
    type: oneOf(
      'definedBeneficiary',
      'director',
      'immediateParentCompany',
      'legalRepresentative',
      'pciSignatory',
      'protector',
      'secondaryTrustee',
      'settlor',
      'signatory',
      'soleProprietorship',
      'trust',
      'trustOwnership',
      'uboThroughControl',
      'uboThroughOwnership',
      'ultimateParentCompany',
      'undefinedBeneficiary',
    ),
  }),
);
export type LegalEntityAssociation = z.infer<ReturnType<typeof LegalEntityAssociation>>;

/** Names another record. */
export const EntityReference = /*@__PURE__*/ once(() => z.object({ id: text() }));
export type EntityReference = z.infer<ReturnType<typeof EntityReference>>;

const description = () => ({
  capabilities: z.optional(z.record(z.string(), LegalEntityCapability())),
  entityAssociations: list(LegalEntityAssociation()),
  individual: z.optional(Individual()),
  organization: z.optional(Organization()),
  reference: text(150),
  soleProprietorship: z.optional(SoleProprietorship()),
  trust: z.optional(Trust()),
  verificationPlan: text(),
});

/** A person or an organization that the platform must know before it may move money for it. */
export const LegalEntity = /*@__PURE__*/ once(() =>
  z.object({
    ...description(),
    documentDetails: list(DocumentReference()),
    documents: list(EntityReference()),
    id: z.string(),
    problems: list(CapabilityProblem()),
    transferInstruments: list(TransferInstrumentReference()),
    type: z.optional(LegalEntityType()),
    verificationDeadlines: list(VerificationDeadline()),
  }),
);
export type LegalEntity = z.infer<ReturnType<typeof LegalEntity>>;

/** A legal entity that does not exist yet. */
export const LegalEntityRequest = /*@__PURE__*/ once(() =>
  z.object({ ...description(), ...verificationCode(), type: LegalEntityType() }),
);
export type LegalEntityRequest = z.input<ReturnType<typeof LegalEntityRequest>>;

/** What changes of a legal entity. */
export const LegalEntityUpdate = /*@__PURE__*/ once(() =>
  z.object({ ...description(), ...verificationCode(), type: z.optional(LegalEntityType()) }),
);
export type LegalEntityUpdate = z.input<ReturnType<typeof LegalEntityUpdate>>;
