import { IDENTITY_DOCUMENTS } from '../../../facts/identity-documents.js';
import { choice, text, type Field, type Section } from './field.js';

/** The parts of an address. Which of them it needs is its country's to say; one that may be left out is left out whole. */
export function addressFields(path: string, isNeeded: boolean, token = ''): readonly Field[] {
  const part = (name: string): string => `${path}.${name}`;
  const complete = (name: string): string => (token ? `${token} ${name}` : name);
  const need = isNeeded ? { need: 'verified' as const } : {};
  const country = isNeeded ? { need: 'saved' as const } : {};
  const more = (name: string): Partial<Field> => ({ address: path, autocomplete: complete(name) });
  return [
    { ...text(part('country'), 'country', { ...more('country'), ...country }), kind: 'country' },
    text(part('street'), 'street', { ...more('address-line1'), ...need }),
    text(part('street2'), 'street2', more('address-line2')),
    { ...text(part('postalCode'), 'postalCode', { ...more('postal-code'), ...need }), kind: 'postal-code' },
    text(part('city'), 'city', { ...more('address-level2'), ...need }),
    { ...text(part('stateOrProvince'), 'state', { ...more('address-level1'), ...need }), kind: 'state' },
  ];
}

export const contactFields = (of: string, isNeeded: boolean): readonly Field[] => [
  {
    path: `${of}.email`,
    label: 'email',
    kind: 'email',
    autocomplete: 'email',
    ...(isNeeded && { need: 'verified' }),
  },
  {
    path: `${of}.phone.number`,
    label: 'phone',
    hint: 'phone-hint',
    kind: 'phone',
    autocomplete: 'tel',
  },
  choice(`${of}.phone.type`, 'phone-type', ['mobile', 'landline', 'sip', 'fax'], {
    isAsked: (read) => read(`${of}.phone.number`) !== '',
  }),
];

const DOCUMENT = 'individual.identificationData';
const COUNTRY = 'individual.residentialAddress.country';

/** Anything but a number of the country's own has a document, which runs out. */
const hasDocument = (type: string): boolean => type !== '' && type !== 'nationalIdNumber';

const proofFields: readonly Field[] = [
  choice(`${DOCUMENT}.type`, 'proof', IDENTITY_DOCUMENTS),
  {
    path: `${DOCUMENT}.number`,
    label: 'proof-number',
    kind: 'number',
    number: { use: 'personal', country: COUNTRY },
    isSecret: true,
    need: 'verified',
    isMadeUpFor: (read) => read(`${DOCUMENT}.cardNumber`) !== '',
  },
  {
    path: `${DOCUMENT}.cardNumber`,
    label: 'card-number',
    hint: 'card-number-hint',
    kind: 'number',
    isSecret: true,
    isAsked: (read) => ['driversLicense', 'identityCard'].includes(read(`${DOCUMENT}.type`)),
  },
  {
    path: `${DOCUMENT}.issuerState`,
    label: 'issuer-state',
    kind: 'state',
    isAsked: (read) => read(`${DOCUMENT}.type`) === 'driversLicense',
  },
  {
    path: `${DOCUMENT}.expiryDate`,
    label: 'expires',
    kind: 'coming-day',
    isSecret: true,
    isAsked: (read) => hasDocument(read(`${DOCUMENT}.type`)),
  },
  choice(`${DOCUMENT}.nationalIdExempt`, 'exempt', ['true', 'false'], { prefix: 'is-' }),
];

/** Where the state that issued a driver's licence is one of a country's list: that of the person's home. */
export const STATE_COUNTRIES: Readonly<Record<string, string>> = { [`${DOCUMENT}.issuerState`]: COUNTRY };

export const personSections: readonly Section[] = [
  {
    name: 'section-person',
    fields: [
      text('individual.name.firstName', 'first-name', { need: 'saved', autocomplete: 'given-name' }),
      text('individual.name.infix', 'infix', { autocomplete: 'additional-name' }),
      text('individual.name.lastName', 'last-name', { need: 'saved', autocomplete: 'family-name' }),
      {
        path: 'individual.birthData.dateOfBirth',
        label: 'born',
        kind: 'birthday',
        autocomplete: 'bday',
        need: 'verified',
      },
      { path: 'individual.nationality', label: 'nationality', kind: 'country' },
    ],
  },
  { name: 'section-contact', fields: contactFields('individual', true) },
  { name: 'section-home', fields: addressFields('individual.residentialAddress', true) },
  { name: 'section-proof', hint: 'section-proof-hint', fields: proofFields },
  {
    name: 'section-tax',
    fields: [],
    list: { path: 'individual.taxInformation', name: 'taxInformation' },
    isExtra: true,
  },
];
