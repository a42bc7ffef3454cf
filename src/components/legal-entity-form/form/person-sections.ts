import { IDENTITY_DOCUMENTS, identityDocumentsOf } from '../../../facts/identity-documents.js';
import { BIRTHDAY, COMING_DAY } from '../../parts/form/day-kinds.js';
import type { Field, Section } from '../../parts/form/field.js';
import { COUNTRY, NUMBER, POSTAL_CODE, STATE } from '../../parts/form/place-kinds.js';
import { choice, EMAIL, PHONE, text } from '../../parts/form/text-kinds.js';
import { taxNumbers } from './lists.js';
import type { Word } from '../../../words/compiled/legal-entity-form/form/en.js';

/** The parts of an address. Which of them it needs is its country's to say; one that may be left out is left out whole. */
export function addressFields(path: string, isNeeded: boolean, token = ''): readonly Field<Word>[] {
  const part = (name: string): string => `${path}.${name}`;
  const complete = (name: string): string => (token ? `${token} ${name}` : name);
  const need = isNeeded ? { need: 'verified' as const } : {};
  const country = isNeeded ? { need: 'saved' as const } : {};
  const more = (name: string): Partial<Field<Word>> => ({ address: path, autocomplete: complete(name) });
  return [
    { ...text(part('country'), 'country', { ...more('country'), ...country }), kind: COUNTRY },
    text(part('street'), 'street', { ...more('address-line1'), ...need }),
    text(part('street2'), 'street2', more('address-line2')),
    { ...text(part('postalCode'), 'postalCode', { ...more('postal-code'), ...need }), kind: POSTAL_CODE },
    text(part('city'), 'city', { ...more('address-level2'), ...need }),
    { ...text(part('stateOrProvince'), 'state', { ...more('address-level1'), ...need }), kind: STATE },
  ];
}

export const contactFields = (of: string, isNeeded: boolean): readonly Field<Word>[] => [
  {
    path: `${of}.email`,
    label: 'email',
    kind: EMAIL,
    autocomplete: 'email',
    ...(isNeeded && { need: 'verified' }),
  },
  {
    path: `${of}.phone.number`,
    label: 'phone',
    hint: 'phone-hint',
    kind: PHONE,
    autocomplete: 'tel',
  },
  choice(`${of}.phone.type`, 'phone-type', ['mobile', 'landline', 'sip', 'fax'], {
    isAsked: (read) => read(`${of}.phone.number`) !== '',
  }),
];

const DOCUMENT = 'individual.identificationData';
const HOME = 'individual.residentialAddress.country';

/** Anything but a number of the country's own has a document, which runs out. */
const hasDocument = (type: string): boolean => type !== '' && type !== 'nationalIdNumber';

const proofFields: readonly Field<Word>[] = [
  choice(`${DOCUMENT}.type`, 'proof', IDENTITY_DOCUMENTS, {
    isOffered: (value, read) => (identityDocumentsOf(read(HOME)) as readonly string[]).includes(value),
    // A number says nothing without saying of what.
    isOwed: (read) => ['number', 'cardNumber'].some((name) => read(`${DOCUMENT}.${name}`).trim() !== ''),
  }),
  {
    path: `${DOCUMENT}.number`,
    label: 'proof-number',
    kind: NUMBER,
    // A passport's number is not that of the person.
    number: { use: 'personal', isNational: (read) => read(`${DOCUMENT}.type`) === 'nationalIdNumber' },
    country: HOME,
    isSecret: true,
    need: 'verified',
    isMadeUpFor: (read) => read(`${DOCUMENT}.cardNumber`) !== '',
  },
  {
    path: `${DOCUMENT}.cardNumber`,
    label: 'card-number',
    hint: 'card-number-hint',
    kind: NUMBER,
    isSecret: true,
    isAsked: (read) => ['driversLicense', 'identityCard'].includes(read(`${DOCUMENT}.type`)),
  },
  {
    path: `${DOCUMENT}.issuerState`,
    label: 'issuer-state',
    kind: STATE,
    country: HOME,
    isAsked: (read) => read(`${DOCUMENT}.type`) === 'driversLicense',
  },
  {
    path: `${DOCUMENT}.expiryDate`,
    label: 'expires',
    kind: COMING_DAY,
    isSecret: true,
    isAsked: (read) => hasDocument(read(`${DOCUMENT}.type`)),
  },
  choice(`${DOCUMENT}.nationalIdExempt`, 'exempt', ['true', 'false'], { prefix: 'is-', isFlag: true }),
];

export const personSections: readonly Section<Word>[] = [
  {
    name: 'section-person',
    fields: [
      text('individual.name.firstName', 'first-name', { need: 'saved', autocomplete: 'given-name' }),
      text('individual.name.infix', 'infix', { autocomplete: 'additional-name' }),
      text('individual.name.lastName', 'last-name', { need: 'saved', autocomplete: 'family-name' }),
      {
        path: 'individual.birthData.dateOfBirth',
        label: 'born',
        kind: BIRTHDAY,
        autocomplete: 'bday',
        need: 'verified',
      },
      { path: 'individual.nationality', label: 'nationality', kind: COUNTRY },
    ],
  },
  { name: 'section-contact', fields: contactFields('individual', true) },
  { name: 'section-home', fields: addressFields('individual.residentialAddress', true) },
  { name: 'section-proof', hint: 'section-proof-hint', fields: proofFields },
  {
    name: 'section-tax',
    fields: [],
    list: taxNumbers('individual.taxInformation'),
    isExtra: true,
  },
];
