/** Types of organization, the most common first: `Organization.type` of the Legal Entity Management API, version 3. */
export const ORGANIZATION_TYPES = [
  'privateCompany',
  'listedPublicCompany',
  'partnershipIncorporated',
  'associationIncorporated',
  'nonProfit',
  'governmentalOrganization',
] as const;
