import type * as z from '../../client/schema/schema.js';
import type { VerificationSubError } from '../../client/legal-entity/verification.js';
import { IDENTITY_DOCUMENTS } from '../../facts/identity-documents.js';
import { statesOf } from '../../facts/states.js';
import type {
  Association,
  Capability,
  Description,
  Entity,
  LegalEntityRecords,
  StoredDocument,
} from './records.js';

/** Why something is not verified. */
export interface Fault {
  readonly code: string;
  readonly type: NonNullable<z.input<ReturnType<typeof VerificationSubError>>['type']>;
  readonly message: string;
  /** The remedy, in words; absent where one can only wait. */
  readonly remedy?: string;
  /** The capabilities that wait for it. Absent: all. */
  readonly holds?: readonly Capability[];
}

/** The facts that a requirement looks at: an entity's description, its documents, and the people behind it. */
interface Known extends Description {
  readonly documents: ReadonlySet<string>;
  readonly roles: ReadonlySet<Association['type']>;
  /** Whether a person names this entity as theirs. */
  readonly hasAssociator: boolean;
}

interface Requirement {
  readonly code: string;
  /** The missing detail, in words. */
  readonly asks: string;
  readonly isMet: (known: Known) => unknown;
}

type Address = NonNullable<Description['individual']>['residentialAddress'];

const isComplete = (address: Address | undefined): boolean =>
  address !== undefined &&
  Boolean(address.city && address.postalCode && address.street) &&
  (Boolean(address.stateOrProvince) || statesOf(address.country).length === 0);

/** Whether a number is one that a register or bank would confirm. */
export const isConfirmed = (number: string | undefined): boolean =>
  number !== undefined && number !== '' && !number.endsWith('0000');

const hasAny = (documents: ReadonlySet<string>, types: readonly string[]): boolean =>
  types.some((type) => documents.has(type));

const isTaxKnown = (of: Description['soleProprietorship'] | Description['organization']): boolean =>
  Boolean(of?.vatNumber || of?.vatAbsenceReason || of?.taxInformation?.some(({ number }) => number));

const INDIVIDUAL: readonly Requirement[] = [
  { code: '2_8001', asks: 'a name', isMet: ({ individual }) => individual?.name },
  { code: '2_8002', asks: 'a date of birth', isMet: ({ individual }) => individual?.birthData?.dateOfBirth },
  { code: '2_8003', asks: 'an e-mail address', isMet: ({ individual }) => individual?.email },
  {
    code: '2_8004',
    asks: 'a complete address',
    isMet: ({ individual }) => isComplete(individual?.residentialAddress),
  },
  {
    code: '2_8005',
    asks: 'an identity document or its number',
    isMet: ({ individual, documents }) =>
      isConfirmed(individual?.identificationData?.number ?? individual?.identificationData?.cardNumber) ||
      hasAny(documents, IDENTITY_DOCUMENTS),
  },
];

const ORGANIZATION: readonly Requirement[] = [
  { code: '2_8101', asks: 'a legal name', isMet: ({ organization }) => organization?.legalName },
  { code: '2_8102', asks: 'the type of organization', isMet: ({ organization }) => organization?.type },
  {
    code: '2_8103',
    asks: 'a complete registered address',
    isMet: ({ organization }) => isComplete(organization?.registeredAddress),
  },
  {
    code: '2_8104',
    asks: 'a registration number',
    isMet: ({ organization, documents }) =>
      organization?.registrationNumber || documents.has('registrationDocument'),
  },
  {
    code: '2_8105',
    asks: 'a tax number, or why there is none',
    isMet: ({ organization, documents }) => isTaxKnown(organization) || documents.has('vatDocument'),
  },
  { code: '2_8106', asks: 'a person who may sign', isMet: ({ roles }) => roles.has('signatory') },
  {
    code: '2_8107',
    asks: 'those who own or control it',
    isMet: ({ roles, organization }) =>
      roles.has('uboThroughOwnership') ||
      roles.has('uboThroughControl') ||
      ['listedPublicCompany', 'governmentalOrganization'].includes(organization?.type ?? ''),
  },
];

const SOLE_PROPRIETORSHIP: readonly Requirement[] = [
  { code: '2_8201', asks: 'a name', isMet: ({ soleProprietorship }) => soleProprietorship?.name },
  {
    code: '2_8202',
    asks: 'a complete registered address',
    isMet: ({ soleProprietorship }) => isComplete(soleProprietorship?.registeredAddress),
  },
  {
    code: '2_8203',
    asks: 'a registration number',
    isMet: ({ soleProprietorship, documents }) =>
      soleProprietorship?.registrationNumber || documents.has('registrationDocument'),
  },
  {
    code: '2_8204',
    asks: 'a tax number, or why there is none',
    isMet: ({ soleProprietorship, documents }) =>
      isTaxKnown(soleProprietorship) || soleProprietorship?.taxAbsent || documents.has('vatDocument'),
  },
  { code: '2_8205', asks: 'the person whose business it is', isMet: ({ hasAssociator }) => hasAssociator },
];

const TRUST: readonly Requirement[] = [
  { code: '2_8301', asks: 'a name', isMet: ({ trust }) => trust?.name },
  {
    code: '2_8302',
    asks: 'a complete registered address',
    isMet: ({ trust }) => isComplete(trust?.registeredAddress),
  },
  { code: '2_8303', asks: 'a trust deed', isMet: ({ documents }) => documents.has('constitutionalDocument') },
  { code: '2_8304', asks: 'a settlor', isMet: ({ roles }) => roles.has('settlor') },
  {
    code: '2_8305',
    asks: 'those who benefit',
    isMet: ({ roles, trust }) =>
      roles.has('definedBeneficiary') ||
      roles.has('undefinedBeneficiary') ||
      trust?.undefinedBeneficiaryInfo?.length,
  },
  { code: '2_8306', asks: 'a trustee', isMet: ({ hasAssociator }) => hasAssociator },
];

const PARTNERSHIP: readonly Requirement[] = [
  {
    code: '2_8401',
    asks: 'a partnership agreement',
    isMet: ({ documents }) =>
      documents.has('constitutionalDocument') || documents.has('registrationDocument'),
  },
  { code: '2_8402', asks: 'a person who may sign', isMet: ({ roles }) => roles.has('signatory') },
  {
    code: '2_8403',
    asks: 'those who own or control it',
    isMet: ({ roles }) => roles.has('uboThroughOwnership') || roles.has('uboThroughControl'),
  },
];

const BY_TYPE: Readonly<Record<Entity['type'], readonly Requirement[]>> = {
  individual: INDIVIDUAL,
  organization: ORGANIZATION,
  soleProprietorship: SOLE_PROPRIETORSHIP,
  trust: TRUST,
  unincorporatedPartnership: PARTNERSHIP,
};

/** Requirements that an entity of this type does not meet yet. */
export function missingOf(
  records: LegalEntityRecords,
  entity: Entity,
  documents: readonly StoredDocument[],
): Fault[] {
  const known: Known = {
    ...entity.description,
    documents: new Set(documents.map(({ details }) => details.type)),
    roles: new Set(entity.associations.map(({ type }) => type)),
    hasAssociator: records.associatorsOf(entity).length > 0,
  };
  return BY_TYPE[entity.type]
    .filter(({ isMet }) => !isMet(known))
    .map(({ code, asks }) => ({
      code,
      type: 'dataMissing',
      message: `This entity lacks ${asks}`,
      remedy: `Supply ${asks}`,
    }));
}
