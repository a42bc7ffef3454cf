/** Types of business that have a field of their own in `LegalEntity`: Legal Entity Management API, version 3. */
export const BUSINESS_TYPES = ['organization', 'soleProprietorship', 'trust'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** All types that have a field of their own. */
export const DESCRIBED_TYPES = ['individual', ...BUSINESS_TYPES] as const;
export type DescribedType = (typeof DESCRIBED_TYPES)[number];

/** All types of legal entity. A partnership has no field of its own. */
export const LEGAL_ENTITY_TYPES = [...DESCRIBED_TYPES, 'unincorporatedPartnership'] as const;
export type LegalEntityType = (typeof LEGAL_ENTITY_TYPES)[number];

export const isLegalEntityType = (type: string | undefined): type is LegalEntityType =>
  LEGAL_ENTITY_TYPES.some((known) => known === type);
