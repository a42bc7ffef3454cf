/** Days in which a submitted payout can be confirmed or declined; after them it has expired. The platform's documentation of Payout says so. */
export const REVIEW_DAYS = 7;
