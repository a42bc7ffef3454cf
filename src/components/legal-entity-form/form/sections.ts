import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import { organizationSections, soleProprietorshipSections, trustSections } from './business-sections.js';
import type { Section } from '../../parts/form/field.js';
import { text } from '../../parts/form/text-kinds.js';
import { people, type Known } from './lists.js';
import { personSections } from './person-sections.js';
import type { Word } from '../../../words/compiled/legal-entity-form/form/en.js';

const DESCRIBED: Readonly<Record<LegalEntityType, readonly Section<Word>[]>> = {
  individual: personSections,
  organization: organizationSections,
  soleProprietorship: soleProprietorshipSections,
  trust: trustSections,
  unincorporatedPartnership: [],
};

const UNRELATED: Known = { candidates: () => [], associations: () => undefined };

const peopleSection = (type: LegalEntityType, known: Known): Section<Word> => ({
  name: 'section-people',
  hint: 'section-people-hint',
  fields: [],
  list: people(type, known),
  // Of a partnership nothing else is known.
  isExtra: type === 'individual' || type === 'soleProprietorship',
});

const reference: Section<Word> = {
  name: 'section-reference',
  fields: [text('reference', 'reference', { hint: 'reference-hint', most: 150 })],
  isExtra: true,
};

/** What is asked of an entity of a type. Its reference is the merchant's matter, and asked only where they want it. */
export const sectionsOf = (
  type: LegalEntityType,
  hasReference: boolean,
  known = UNRELATED,
): readonly Section<Word>[] => [
  ...DESCRIBED[type],
  peopleSection(type, known),
  ...(hasReference ? [reference] : []),
];
