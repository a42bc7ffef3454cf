/** Statuses that a seller can set: `status` of the listings interface. A listing becomes `soldOut` by itself. */
export const LISTING_STATUSES = ['draft', 'active', 'archived'] as const;
