import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import { taxTypesOf } from '../../../facts/national-numbers.js';
import type { LegalEntityAssociation } from '../../../client/legal-entity/index.js';
import type { List, Option, Row } from '../../parts/form/field.js';
import { COUNTRY, NUMBER } from '../../parts/form/place-kinds.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import { hasJobTitle, nameOf, RELATIONSHIPS, rolesOf } from './roles.js';
import type { Word } from '../../../words/compiled/legal-entity-form/form/en.js';

/** A legal entity that the page knows and that can be chosen. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** Who may stand behind an entity, and who does already. */
export interface Known {
  candidates(): readonly Candidate[];
  associations(): readonly LegalEntityAssociation[] | undefined;
}

const typesOf = (country: string): readonly Option[] =>
  taxTypesOf(country).map((value) => ({ value, text: value }));

export const taxNumbers = (path: string): List<Word> => ({
  path,
  row: 'tax-row',
  add: 'add-tax',
  columns: [
    { path: 'country', label: 'tax-country', kind: COUNTRY, need: 'saved' },
    text('type', 'tax-type', {
      suggestions: (read) => typesOf(read('country')),
      isAsked: (read) => typesOf(read('country')).length > 0 || read('type') !== '',
    }),
    {
      path: 'number',
      label: 'tax-number',
      kind: NUMBER,
      number: { use: 'tax' },
      country: 'country',
      need: 'saved',
      isSecret: true,
    },
  ],
});

export const beneficiaries = (path: string): List<Word> => ({
  path,
  row: 'beneficiary-row',
  add: 'add-beneficiary',
  columns: [text('description', 'beneficiary-description', { need: 'saved' })],
});

const isSameRole = (one: Row, other: Row): boolean =>
  one['legalEntityId'] === other['legalEntityId'] && one['type'] === other['type'];

export const people = (type: LegalEntityType, { candidates, associations }: Known): List<Word> => ({
  path: 'entityAssociations',
  row: 'person-row',
  add: 'add-person',
  columns: [
    {
      path: 'legalEntityId',
      label: 'person-id',
      kind: CODE,
      need: 'saved',
      check: (id) => (/^[A-Za-z0-9]{6,40}$/.test(id) ? undefined : 'not-id'),
      // A person whom the platform has named already is known by that name.
      isAsked: (read) => nameOf(associations(), read('legalEntityId')) === undefined,
      suggestions: () => candidates().map(({ id, name }) => ({ value: id, text: name })),
      note: (read) => candidates().find(({ id }) => id === read('legalEntityId'))?.name ?? '',
    },
    choice('type', 'role', rolesOf(type), { prefix: 'role-', need: 'saved' }),
    text('jobTitle', 'job-title', {
      autocomplete: 'organization-title',
      isAsked: (read) => hasJobTitle(read('type')) || read('jobTitle') !== '',
    }),
    choice('relationship', 'relationship', RELATIONSHIPS, {
      prefix: 'relationship-',
      isAsked: (read) => read('type') === 'legalRepresentative' || read('relationship') !== '',
    }),
  ],
  title: (row) => nameOf(associations(), row['legalEntityId'] ?? '')?.name,
  check: (row, earlier): Readonly<Record<string, string>> =>
    earlier.some((other) => isSameRole(row, other)) ? { type: 'twice' } : {},
});
