import { DOCUMENT_TYPES, type DocumentType } from '../../../facts/document-types.js';
import type { NeedWord } from '../../parts/legal-entity/need.js';

export const isDocumentType = (word: string | undefined): word is DocumentType =>
  DOCUMENT_TYPES.includes(word as DocumentType);

const OF_PERSON: readonly DocumentType[] = [...DOCUMENT_TYPES.slice(0, 9), 'proofOfFundingOrWealthSource'];
const OF_BUSINESS: readonly DocumentType[] = [
  'registrationDocument',
  'vatDocument',
  'proofOfOrganizationTaxInfo',
  'proofOfAddress',
  'proofOfIndustry',
  'proofOfFundingOrWealthSource',
];

const BY_ENTITY: Readonly<Record<string, readonly DocumentType[]>> = {
  individual: OF_PERSON,
  organization: [...OF_BUSINESS, 'constitutionalDocument', 'proofOfOwnership', 'proofOfSignatory'],
  soleProprietorship: OF_BUSINESS,
  trust: [...OF_BUSINESS, 'constitutionalDocument', 'proofOfSignatory', 'proofOfRelationship'],
  unincorporatedPartnership: [
    ...OF_BUSINESS,
    'constitutionalDocument',
    'proofOfOwnership',
    'proofOfSignatory',
  ],
  bankAccount: ['bankStatement'],
};

/** What can be uploaded for an entity of a kind, or for a bank account; all there is for an unknown kind. */
export const typesFor = (kind: string): readonly DocumentType[] =>
  DOCUMENT_TYPES.filter((type) => (BY_ENTITY[kind] ?? DOCUMENT_TYPES).includes(type));

const BY_NEED: Readonly<Partial<Record<NeedWord, readonly DocumentType[]>>> = {
  identity: DOCUMENT_TYPES.slice(0, 4),
  deed: ['constitutionalDocument'],
  agreement: ['constitutionalDocument', 'registrationDocument'],
  'registration-wrong': ['registrationDocument'],
  'bank-name': ['bankStatement'],
};

/** What meets a need; undefined where only the platform's own words can tell. */
export const typesThatMeet = (word: NeedWord): readonly DocumentType[] | undefined => BY_NEED[word];

/** Cards, of which both sides are needed. */
export const isTwoSided = (type: DocumentType): boolean =>
  type === 'identityCard' || type === 'driversLicense';
