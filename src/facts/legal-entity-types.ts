/** What does business, and is described by a field of its own name: Legal Entity Management API, version 3. */
export const BUSINESS_TYPES = ['organization', 'soleProprietorship', 'trust'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Every type that is described by a field of its own name. */
export const DESCRIBED_TYPES = ['individual', ...BUSINESS_TYPES] as const;
export type DescribedType = (typeof DESCRIBED_TYPES)[number];

/** What a legal entity can be. A partnership has no field that describes it. */
export const LEGAL_ENTITY_TYPES = [...DESCRIBED_TYPES, 'unincorporatedPartnership'] as const;
export type LegalEntityType = (typeof LEGAL_ENTITY_TYPES)[number];

export const isLegalEntityType = (type: string | undefined): type is LegalEntityType =>
  LEGAL_ENTITY_TYPES.some((known) => known === type);
