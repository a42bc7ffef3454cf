/** Types of trust: `Trust.type` of the Legal Entity Management API, version 3. */
export const TRUST_TYPES = [
  'cashManagementTrust',
  'corporateUnitTrust',
  'deceasedEstate',
  'discretionaryInvestmentTrust',
  'discretionaryServicesManagementTrust',
  'discretionaryTradingTrust',
  'firstHomeSaverAccountsTrust',
  'fixedTrust',
  'fixedUnitTrust',
  'hybridTrust',
  'listedPublicUnitTrust',
  'pooledSuperannuationTrust',
  'publicTradingTrust',
  'unlistedPublicUnitTrust',
  'otherTrust',
] as const;
