/** Sort orders of listings: `sort` of the listings interface. */
export const LISTING_SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'title'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
