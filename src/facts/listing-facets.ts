/** By what listings can be narrowed down, each with counts: `facets` of the listings interface. */
export const LISTING_FACETS = ['category', 'seller', 'condition'] as const;
export type ListingFacet = (typeof LISTING_FACETS)[number];
