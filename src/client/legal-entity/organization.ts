import * as z from '../schema/schema.js';
import { ORGANIZATION_TYPES } from '../../facts/organization-types.js';
import { INCOME_SOURCES, TAX_BUSINESS_TYPES, TAX_CLASSES } from '../../facts/tax-classifications.js';
import { TRUST_TYPES } from '../../facts/trust-types.js';
import { list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { Address, PhoneNumber, TaxInformation, WebData } from './contact.js';

/** Under which names an organization's shares are traded. */
export const StockData = /*@__PURE__*/ once(() =>
  z.object({
    marketIdentifier: text(),
    stockNumber: text(),
    tickerSymbol: text(),
  }),
);
export type StockData = z.infer<ReturnType<typeof StockData>>;

/** What tax authorities are told of an organization. */
export const TaxReportingClassification = /*@__PURE__*/ once(() =>
  z.object({
    businessType: word(...TAX_BUSINESS_TYPES),
    financialInstitutionNumber: text(),
    mainSourceOfIncome: word(...INCOME_SOURCES),
    type: word(...TAX_CLASSES),
  }),
);
export type TaxReportingClassification = z.infer<ReturnType<typeof TaxReportingClassification>>;

/** Registered facts of a business; not of a person alone. */
const registration = () => ({
  dateOfIncorporation: text(),
  doingBusinessAs: text(),
  principalPlaceOfBusiness: z.optional(Address()),
  registeredAddress: Address(),
  registrationNumber: text(),
  taxInformation: list(TaxInformation()),
  vatAbsenceReason: word('industryExemption', 'belowTaxThreshold'),
  vatNumber: text(),
});

/** A company, an association, an authority. */
export const Organization = /*@__PURE__*/ once(() =>
  z.object({
    ...registration(),
    countryOfGoverningLaw: text(),
    description: text(),
    email: text(),
    legalName: z.string(),
    phone: z.optional(PhoneNumber()),
    stockData: z.optional(StockData()),
    taxReportingClassification: z.optional(TaxReportingClassification()),
    type: word(...ORGANIZATION_TYPES),
    webData: z.optional(WebData()),
  }),
);
export type Organization = z.infer<ReturnType<typeof Organization>>;

/** `taxAbsent` is true where there is no tax number, and null where it is not stated. */
const governed = () => ({
  ...registration(),
  countryOfGoverningLaw: z.string(),
  name: z.string(),
  taxAbsent: z.optional(z.nullable(z.boolean())),
});

/** One person's business. */
export const SoleProprietorship = /*@__PURE__*/ once(() => z.object(governed()));
export type SoleProprietorship = z.infer<ReturnType<typeof SoleProprietorship>>;

/** Those who benefit from a trust without being named in it. */
export const UndefinedBeneficiary = /*@__PURE__*/ once(() =>
  z.object({ description: text(), reference: text() }),
);
export type UndefinedBeneficiary = z.infer<ReturnType<typeof UndefinedBeneficiary>>;

/** A trust. */
export const Trust = /*@__PURE__*/ once(() =>
  z.object({
    ...governed(),
    type: oneOf(...TRUST_TYPES),
    undefinedBeneficiaryInfo: list(UndefinedBeneficiary()),
  }),
);
export type Trust = z.infer<ReturnType<typeof Trust>>;
