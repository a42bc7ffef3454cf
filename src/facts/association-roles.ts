import type { LegalEntityType } from './legal-entity-types.js';

const PERSON = ['individual'] as const;
const TRUST = ['trust'] as const;
const COMPANY = ['organization'] as const;
const ANY = ['individual', 'organization', 'trust'] as const;

const SIGNING = { signatory: PERSON, pciSignatory: PERSON } as const;
const CONTROLLING = {
  uboThroughOwnership: PERSON,
  uboThroughControl: PERSON,
  legalRepresentative: PERSON,
} as const;

/**
 * Roles in a legal entity by its type, those who sign first; and the types of entity that can have each role.
 * `LegalEntityAssociation.type` of the Legal Entity Management API, version 3, whose text names the roles of each type.
 */
export const ASSOCIATIONS = {
  individual: {
    soleProprietorship: ['soleProprietorship'],
    trust: TRUST,
    legalRepresentative: PERSON,
    pciSignatory: PERSON,
  },
  organization: {
    ...SIGNING,
    director: PERSON,
    ...CONTROLLING,
    immediateParentCompany: COMPANY,
    ultimateParentCompany: COMPANY,
    trust: TRUST,
    trustOwnership: TRUST,
  },
  soleProprietorship: SIGNING,
  trust: {
    ...SIGNING,
    ...CONTROLLING,
    settlor: ANY,
    secondaryTrustee: ANY,
    protector: ANY,
    definedBeneficiary: ANY,
    undefinedBeneficiary: ANY,
  },
  unincorporatedPartnership: { ...SIGNING, ...CONTROLLING },
} as const satisfies Readonly<Record<LegalEntityType, Readonly<Record<string, readonly LegalEntityType[]>>>>;
