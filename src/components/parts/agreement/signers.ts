import type { LegalEntity, LegalEntityAssociation } from '../../../client/legal-entity/legal-entity.js';

/** A person in whose name something can be agreed to. */
export interface Signer {
  /** Id of their own legal entity. */
  readonly id: string;
  readonly name: string;
}

type Role = LegalEntityAssociation['type'];

/** What people call a legal entity; its id where nothing else is known. */
export function entityName({ id, individual, organization, soleProprietorship, trust }: LegalEntity): string {
  const { name } = individual ?? {};
  const person = name && [name.firstName, name.infix, name.lastName].filter(Boolean).join(' ');
  return person || organization?.legalName || soleProprietorship?.name || trust?.name || id;
}

/** Those who may speak for a legal entity: a person for themselves, for anything else the people it names in one of these roles. */
export function signersOf(entity: LegalEntity, roles: readonly Role[]): readonly Signer[] {
  if (entity.type === 'individual') return [{ id: entity.id, name: entityName(entity) }];
  const named = (entity.entityAssociations ?? []).filter(({ type }) => roles.includes(type));
  const signers = named.map(({ legalEntityId: id, name }) => ({ id, name: name || id }));
  return [...new Map(signers.map((signer) => [signer.id, signer])).values()];
}

/** What a person is called by the entity that they act for. */
export function nameWithin(entity: LegalEntity, id: string): string {
  if (id === entity.id) return entityName(entity);
  return entity.entityAssociations?.find(({ legalEntityId }) => legalEntityId === id)?.name || id;
}
