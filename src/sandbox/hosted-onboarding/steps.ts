import { isCardChannel } from '../../facts/card-channels.js';
import type { Entity } from '../legal-entity/records.js';
import { businessFaults, dataFaults } from '../legal-entity/checks.js';
import { bareIban, isIban } from '../../facts/iban.js';
import type { State } from '../state/state.js';
import {
  addressFields,
  identityNumber,
  personFields,
  registrationFault,
  webFault,
  withDetail,
  type Answers,
  type Field,
} from './fields.js';
import type { Word as HostedWord } from '../../words/compiled/sandbox/hosted-onboarding/en.js';

export type StepName =
  | 'person'
  | 'address'
  | 'identity'
  | 'company'
  | 'business'
  | 'trust'
  | 'seat'
  | 'signer'
  | 'signer-address'
  | 'line'
  | 'bank'
  | 'terms'
  | 'review';

/** One page: what it asks, and why. */
export interface Step {
  readonly name: StepName;
  readonly title: HostedWord;
  readonly lead?: HostedWord;
  readonly fields: readonly Field[];
  /** Codes of the verification errors that its answers put right. */
  readonly fixes: readonly string[];
  readonly types?: readonly Entity['type'][];
}

const text = (name: string, label: HostedWord, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  ...more,
});

const registration = text('company.registrationNumber', 'registration-number', {
  hint: 'registration-hint',
  faultOf: registrationFault,
});

const tax = withDetail(
  {
    name: 'company.tax',
    label: 'tax',
    kind: 'radio',
    choices: [
      { value: 'number', label: 'tax-number-choice', reveals: true },
      { value: 'belowTaxThreshold', label: 'tax-below' },
      { value: 'industryExemption', label: 'tax-exempt' },
    ],
  },
  text('company.vatNumber', 'tax-number', { faultOf: registrationFault }),
);

const identity = withDetail(
  {
    name: 'person.proof',
    label: 'identity-way',
    kind: 'radio',
    choices: [
      { value: 'number', label: 'identity-now', reveals: true },
      { value: 'later', label: 'identity-later' },
    ],
  },
  identityNumber('person'),
);

const online = withDetail(
  {
    name: 'line.channels',
    label: 'channels',
    kind: 'checkboxes',
    choices: [
      { value: 'eCommerce', label: 'channel-web', reveals: true },
      { value: 'pos', label: 'channel-shop' },
      { value: 'payByLink', label: 'channel-link' },
    ],
  },
  text('line.webAddress', 'web-address', { kind: 'url', autocomplete: 'url', faultOf: webFault }),
);

const INDUSTRIES: Field = {
  name: 'line.industry',
  label: 'industry',
  kind: 'select',
  choices: [
    { value: '339E', label: 'industry-handmade' },
    { value: '448', label: 'industry-clothes' },
    { value: '451', label: 'industry-books' },
    { value: '722', label: 'industry-food' },
    { value: '541', label: 'industry-services' },
  ],
};

const iban = text('bank.iban', 'iban', {
  hint: 'iban-hint',
  faultOf: (value) => (isIban(bareIban(value)) ? undefined : 'bad-iban'),
});

const takesCards = (answers: Answers): boolean =>
  (answers.get('line.channels') ?? '').split(',').some(isCardChannel);

/** Details missing of the person who signs for a business. */
const SIGNER_FAULTS = ['2_8106', '2_8107', '2_8402', '2_8403'];

const STEPS: readonly Step[] = [
  {
    name: 'person',
    title: 'person-title',
    fields: personFields('person'),
    fixes: ['2_8001', '2_8002', '2_8003', '2_8911'],
  },
  { name: 'address', title: 'address-title', fields: addressFields('person'), fixes: ['2_8004'] },
  {
    name: 'identity',
    title: 'identity-title',
    lead: 'identity-lead',
    fields: identity,
    fixes: ['2_8005'],
  },
  {
    name: 'company',
    title: 'company-title',
    fields: [
      text('company.name', 'legal-name', { autocomplete: 'organization' }),
      {
        name: 'company.type',
        label: 'company-type',
        kind: 'select',
        choices: [
          { value: 'privateCompany', label: 'private-company' },
          { value: 'listedPublicCompany', label: 'public-company' },
          { value: 'partnershipIncorporated', label: 'partnership' },
          { value: 'nonProfit', label: 'non-profit' },
          { value: 'associationIncorporated', label: 'association' },
          { value: 'governmentalOrganization', label: 'government' },
        ],
      },
      registration,
      ...tax,
    ],
    fixes: ['2_8101', '2_8102', '2_8104', '2_8105', '2_8912'],
    types: ['organization'],
  },
  {
    name: 'business',
    title: 'business-title',
    fields: [text('company.name', 'legal-name', { autocomplete: 'organization' }), registration, ...tax],
    fixes: ['2_8201', '2_8203', '2_8204', '2_8912'],
    types: ['soleProprietorship'],
  },
  {
    name: 'trust',
    title: 'trust-title',
    fields: [text('company.name', 'trust-name')],
    fixes: ['2_8301'],
  },
  {
    name: 'seat',
    title: 'seat-title',
    fields: addressFields('company'),
    fixes: ['2_8103', '2_8202', '2_8302'],
  },
  {
    name: 'signer',
    title: 'signer-title',
    lead: 'signer-lead',
    fields: [
      ...personFields('signer'),
      text('signer.jobTitle', 'job-title', { autocomplete: 'organization-title' }),
      identityNumber('signer'),
    ],
    fixes: SIGNER_FAULTS,
  },
  {
    name: 'signer-address',
    title: 'signer-address-title',
    fields: addressFields('signer'),
    fixes: SIGNER_FAULTS,
  },
  {
    name: 'line',
    title: 'line-title',
    lead: 'line-lead',
    fields: [INDUSTRIES, ...online],
    fixes: ['2_8501'],
  },
  { name: 'bank', title: 'bank-title', lead: 'bank-lead', fields: [iban], fixes: ['2_8502'] },
  {
    name: 'terms',
    title: 'terms-title',
    lead: 'terms-lead',
    fields: [
      { name: 'terms.accepted', label: 'terms-agree', kind: 'agreement' },
      {
        name: 'terms.cards',
        label: 'cards-agree',
        hint: 'cards-hint',
        kind: 'agreement',
        isAsked: takesCards,
      },
    ],
    fixes: ['2_8501', '2_8503', '2_8504'],
  },
];

const REVIEW: Step = {
  name: 'review',
  title: 'review-title',
  lead: 'review-lead',
  fields: [],
  fixes: [],
};

/** The pages that an entity needs: those whose answers put right what is wrong with it now, and one to look them over. */
export function stepsFor(state: State, entity: Entity): readonly Step[] {
  const faults = [...dataFaults(state, entity), ...businessFaults(state, entity)];
  const isOpen = new Set(faults.map(({ code }) => code));
  const needed = STEPS.filter(
    ({ fixes, types }) => fixes.some((code) => isOpen.has(code)) && (!types || types.includes(entity.type)),
  );
  return needed.length > 0 ? [...needed, REVIEW] : [];
}
