/** Conditions of a thing for sale, the best first: `Listing.condition` of the listings interface. */
export const LISTING_CONDITIONS = ['new', 'refurbished', 'likeNew', 'good', 'fair', 'forParts'] as const;
export type ListingCondition = (typeof LISTING_CONDITIONS)[number];
