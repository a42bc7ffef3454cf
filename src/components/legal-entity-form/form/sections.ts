import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import { organizationSections, soleProprietorshipSections, trustSections } from './business-sections.js';
import { text, type Field, type Section } from './field.js';
import { personSections } from './person-sections.js';

const DESCRIBED: Readonly<Record<LegalEntityType, readonly Section[]>> = {
  individual: personSections,
  organization: organizationSections,
  soleProprietorship: soleProprietorshipSections,
  trust: trustSections,
  unincorporatedPartnership: [],
};

const people = (type: LegalEntityType): Section => ({
  name: 'section-people',
  hint: 'section-people-hint',
  fields: [],
  list: { path: 'entityAssociations', name: 'entityAssociations' },
  // Of a partnership nothing else is known.
  isExtra: type === 'individual' || type === 'soleProprietorship',
});

const reference: Section = {
  name: 'section-reference',
  fields: [text('reference', 'reference', { hint: 'reference-hint' })],
  isExtra: true,
};

/** What is asked of an entity of a type. Its reference is the merchant's matter, and asked only where they want it. */
export const sectionsOf = (type: LegalEntityType, hasReference: boolean): readonly Section[] => [
  ...DESCRIBED[type],
  people(type),
  ...(hasReference ? [reference] : []),
];

export const fieldsOf = (sections: readonly Section[]): readonly Field[] =>
  sections.flatMap(({ fields }) => fields);
