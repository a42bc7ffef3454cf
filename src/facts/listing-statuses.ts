/** What a seller may make of a listing: `status` of the listings interface. One that is sold out becomes so by itself. */
export const LISTING_STATUSES = ['draft', 'active', 'archived'] as const;
