import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { LegalEntityAssociation, LegalEntityRequest } from '../../../client/legal-entity/index.js';

export type Role = NonNullable<LegalEntityRequest['entityAssociations']>[number]['type'];

const SIGNING: readonly Role[] = ['signatory', 'pciSignatory'];
const CONTROLLING: readonly Role[] = ['uboThroughOwnership', 'uboThroughControl', 'legalRepresentative'];

/** What others can be to an entity of a type. */
export const ROLES: Readonly<Record<LegalEntityType, readonly Role[]>> = {
  individual: ['soleProprietorship', 'trust', 'legalRepresentative', 'pciSignatory'],
  organization: [
    ...SIGNING,
    'director',
    ...CONTROLLING,
    'immediateParentCompany',
    'ultimateParentCompany',
    'trust',
    'trustOwnership',
  ],
  soleProprietorship: SIGNING,
  trust: [
    ...SIGNING,
    ...CONTROLLING,
    'settlor',
    'secondaryTrustee',
    'protector',
    'definedBeneficiary',
    'undefinedBeneficiary',
  ],
  unincorporatedPartnership: [...SIGNING, ...CONTROLLING],
};

/** Those who sign or decide do so by an office. */
export const hasJobTitle = (role: string): boolean =>
  ['signatory', 'director', 'uboThroughControl', 'pciSignatory', 'legalRepresentative'].includes(role);

/** A legal representative of somebody who is not of age. */
export const RELATIONSHIPS = ['parent', 'guardian'] as const;

/** What the platform says of somebody who is named already, by their id; nothing of it is sent back. */
export const nameOf = (
  associations: readonly LegalEntityAssociation[] | undefined,
  id: string,
): { readonly name: string; readonly entityType: string } | undefined => {
  const found = associations?.find(({ legalEntityId }) => legalEntityId === id);
  return found && { name: found.name ?? '', entityType: found.entityType ?? '' };
};
