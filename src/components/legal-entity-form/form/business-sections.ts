import { TRUST_TYPES } from '../../../facts/trust-types.js';
import { INCOME_SOURCES, TAX_BUSINESS_TYPES, TAX_CLASSES } from '../../../facts/tax-classifications.js';
import { ORGANIZATION_TYPES } from '../../../facts/organization-types.js';
import type { BusinessType } from '../../../facts/legal-entity-types.js';
import { PAST_DAY } from '../../parts/form/day-kinds.js';
import type { Field, Section } from '../../parts/form/field.js';
import { COUNTRY, NUMBER } from '../../parts/form/place-kinds.js';
import { choice, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { beneficiaries, taxNumbers } from './lists.js';
import { addressFields, contactFields } from './person-sections.js';
import type { Word } from '../../../words/compiled/legal-entity-form/form/en.js';

const law = (of: BusinessType): Field<Word> => ({
  path: `${of}.countryOfGoverningLaw`,
  label: 'governing-law',
  kind: COUNTRY,
  ...(of !== 'organization' && { need: 'saved' }),
});

const began = (of: BusinessType): Field<Word> => ({
  path: `${of}.dateOfIncorporation`,
  label: 'incorporated',
  kind: PAST_DAY,
});

const traded = (of: BusinessType): Field<Word> =>
  text(`${of}.doingBusinessAs`, 'trading-name', { hint: 'trading-name-hint', autocomplete: 'organization' });

const hasAny = (read: (path: string) => string, paths: readonly string[]): boolean =>
  paths.some((path) => read(path) !== '');

/** Numbers that registers and tax offices know a business by; instead of a tax number it may say why there is none. */
function numbersSection(of: BusinessType): Section<Word> {
  const country = `${of}.registeredAddress.country`;
  const absent = [`${of}.vatAbsenceReason`, `${of}.taxInformation.0.number`];
  const isTold = of === 'organization' ? absent : [...absent, `${of}.taxAbsent`];
  // A trust is known by its deed: it owes neither.
  const need = of !== 'trust' && ({ need: 'verified' } as const);
  return {
    name: 'section-numbers',
    fields: [
      {
        path: `${of}.registrationNumber`,
        label: 'registration-number',
        kind: NUMBER,
        number: { use: 'registration' },
        country,
        isSecret: true,
        ...need,
      },
      {
        path: `${of}.vatNumber`,
        label: 'vat-number',
        kind: NUMBER,
        number: { use: 'vat' },
        country,
        isSecret: true,
        ...need,
        isMadeUpFor: (read) => hasAny(read, isTold),
      },
      choice(`${of}.vatAbsenceReason`, 'vat-absent', ['belowTaxThreshold', 'industryExemption'], {
        isAsked: (read) => read(`${of}.vatNumber`) === '' || read(`${of}.vatAbsenceReason`) !== '',
      }),
      ...(of === 'organization'
        ? []
        : [choice(`${of}.taxAbsent`, 'tax-absent', ['true', 'false'], { prefix: 'is-', isFlag: true })]),
    ],
    list: taxNumbers(`${of}.taxInformation`),
  };
}

const places = (of: BusinessType): readonly Section<Word>[] => [
  {
    name: of === 'organization' ? 'section-seat' : 'section-registered',
    fields: addressFields(`${of}.registeredAddress`, true),
  },
  {
    name: 'section-place',
    hint: 'section-place-hint',
    fields: addressFields(`${of}.principalPlaceOfBusiness`, false, 'section-place'),
    isExtra: true,
  },
];

const REPORTING = 'organization.taxReportingClassification';

const reporting: Section<Word> = {
  name: 'section-reporting',
  hint: 'section-reporting-hint',
  fields: [
    choice(`${REPORTING}.type`, 'reporting-type', TAX_CLASSES),
    choice(`${REPORTING}.businessType`, 'reporting-business', TAX_BUSINESS_TYPES, { prefix: 'business-' }),
    choice(`${REPORTING}.mainSourceOfIncome`, 'reporting-income', INCOME_SOURCES, { prefix: 'income-' }),
    text(`${REPORTING}.financialInstitutionNumber`, 'reporting-number', {
      hint: 'reporting-number-hint',
      isSecret: true,
      isAsked: (read) => read(`${REPORTING}.businessType`) === 'financialInstitution',
    }),
  ],
  isExtra: true,
};

export const organizationSections: readonly Section<Word>[] = [
  {
    name: 'section-organization',
    fields: [
      text('organization.legalName', 'legal-name', {
        hint: 'legal-name-hint',
        need: 'saved',
        autocomplete: 'organization',
      }),
      traded('organization'),
      choice('organization.type', 'organization-type', ORGANIZATION_TYPES, {
        need: 'verified',
        prefix: 'kind-',
      }),
      began('organization'),
      law('organization'),
      { path: 'organization.description', label: 'description', kind: LONG_TEXT },
    ],
  },
  { name: 'section-contact', fields: contactFields('organization', false) },
  ...places('organization'),
  numbersSection('organization'),
  {
    name: 'section-stock',
    fields: [
      text('organization.stockData.marketIdentifier', 'market', { hint: 'market-hint' }),
      text('organization.stockData.stockNumber', 'stock-number', { hint: 'stock-number-hint' }),
      text('organization.stockData.tickerSymbol', 'ticker'),
    ],
    isExtra: true,
  },
  reporting,
];

const named = (
  of: 'soleProprietorship' | 'trust',
  ...own: readonly Field<Word>[]
): readonly Field<Word>[] => [
  text(`${of}.name`, of === 'trust' ? 'trust-name' : 'business-name', {
    need: 'saved',
    autocomplete: 'organization',
  }),
  ...own,
  traded(of),
  began(of),
  law(of),
];

export const soleProprietorshipSections: readonly Section<Word>[] = [
  { name: 'section-business', fields: named('soleProprietorship') },
  ...places('soleProprietorship'),
  numbersSection('soleProprietorship'),
];

export const trustSections: readonly Section<Word>[] = [
  {
    name: 'section-trust',
    fields: named('trust', choice('trust.type', 'trust-type', TRUST_TYPES, { need: 'saved' })),
  },
  ...places('trust'),
  numbersSection('trust'),
  {
    name: 'section-beneficiaries',
    hint: 'section-beneficiaries-hint',
    fields: [],
    list: beneficiaries('trust.undefinedBeneficiaryInfo'),
    isExtra: true,
  },
];
