/** Fields that filter listings and come with counts: `facets` of the listings interface. */
export const LISTING_FACETS = ['category', 'seller', 'condition'] as const;
export type ListingFacet = (typeof LISTING_FACETS)[number];
