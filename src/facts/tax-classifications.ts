/** What tax authorities learn about an organization: `TaxReportingClassification` of the Legal Entity Management API, version 3. */
export const TAX_CLASSES = [
  'nonFinancialActive',
  'nonFinancialPassive',
  'nonFinancialNonReportable',
  'financialNonReportable',
] as const;

export const TAX_BUSINESS_TYPES = [
  'listedPublicCompany',
  'subsidiaryOfListedPublicCompany',
  'governmentalOrganization',
  'internationalOrganization',
  'financialInstitution',
  'other',
] as const;

export const INCOME_SOURCES = [
  'businessOperation',
  'realEstateSales',
  'investmentInterestOrRoyalty',
  'propertyRental',
  'other',
] as const;
