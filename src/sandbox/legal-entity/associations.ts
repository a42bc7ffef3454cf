import { ASSOCIATIONS } from '../../facts/association-roles.js';
import type { State } from '../state/state.js';
import { findEntity, refuse, type Association, type Entity } from './records.js';

type Kind = Entity['type'];
type Role = Association['type'];

/** Who can be what to whom: by the type of an entity and the role of the other, the types that the other may have. */
const ALLOWED: Readonly<Record<Kind, Partial<Record<Role, readonly Kind[]>>>> = ASSOCIATIONS;

const ONLY_ONE: readonly Role[] = ['immediateParentCompany', 'ultimateParentCompany', 'soleProprietorship'];

/** Refuses an association that cannot be: with itself, with an entity of the wrong type, or a second only parent. */
export function checkAssociations(
  state: State,
  { id, type }: Pick<Entity, 'id' | 'type'>,
  associations: readonly Association[],
): void {
  associations.forEach((association, at) => {
    const field = `entityAssociations[${at}]`;
    if (association.legalEntityId === id)
      throw refuse(`${field}.legalEntityId`, 'an entity is not associated with itself');
    const other = findEntity(state, association.legalEntityId);
    if (!ALLOWED[type][association.type]?.includes(other.type))
      throw refuse(`${field}.type`, `not possible between ${type} and ${other.type}`);
    const isRepeated = associations
      .slice(0, at)
      .some(
        (earlier) =>
          earlier.type === association.type &&
          (earlier.legalEntityId === association.legalEntityId || ONLY_ONE.includes(association.type)),
      );
    if (isRepeated) throw refuse(`${field}.type`, 'there is one of this type already');
  });
}

/** An association as the platform shows it: with the name and type of the other. */
export function associationAnswer(state: State, entity: Entity, association: Association): Association {
  const { legalEntityId, type, jobTitle, relationship } = association;
  const other = findEntity(state, legalEntityId);
  return {
    legalEntityId,
    type,
    associatorId: entity.id,
    entityType: other.type,
    name: nameOf(other),
    ...(jobTitle !== undefined && { jobTitle }),
    ...(relationship !== undefined && { relationship }),
  };
}

function nameOf({ description }: Entity): string {
  const { individual, organization, soleProprietorship, trust } = description;
  const person = individual && `${individual.name.firstName} ${individual.name.lastName}`;
  return person ?? organization?.legalName ?? soleProprietorship?.name ?? trust?.name ?? '';
}

/** Whether a person may sign in the name of an entity: it is that person, or named so, or owns the business. */
export function maySign(state: State, entity: Entity, personId: string, roles: readonly Role[]): boolean {
  const person = findEntity(state, personId);
  if (person.type !== 'individual') return false;
  const isNamed = entity.associations.some(
    ({ legalEntityId, type }) => legalEntityId === person.id && roles.includes(type),
  );
  const isOwner = person.associations.some(({ legalEntityId }) => legalEntityId === entity.id);
  return person === entity || isNamed || isOwner;
}
