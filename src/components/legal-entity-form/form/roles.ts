import { ASSOCIATIONS } from '../../../facts/association-roles.js';
import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { LegalEntityAssociation, LegalEntityRequest } from '../../../client/legal-entity/index.js';

type Role = NonNullable<LegalEntityRequest['entityAssociations']>[number]['type'];

/** What others can be to an entity of a type, those who sign first. */
export const rolesOf = (type: LegalEntityType): readonly Role[] => Object.keys(ASSOCIATIONS[type]) as Role[];

/** Those who sign or decide do so by an office. */
export const hasJobTitle = (role: string): boolean =>
  ['signatory', 'director', 'uboThroughControl', 'pciSignatory', 'legalRepresentative'].includes(role);

/** A legal representative of a person who is not of age. */
export const RELATIONSHIPS = ['parent', 'guardian'] as const;

/** What the platform says of a person who is named already, by their id; nothing of it is sent back. */
export const nameOf = (
  associations: readonly LegalEntityAssociation[] | undefined,
  id: string,
): { readonly name: string; readonly entityType: string } | undefined => {
  const found = associations?.find(({ legalEntityId }) => legalEntityId === id);
  return found && { name: found.name ?? '', entityType: found.entityType ?? '' };
};
